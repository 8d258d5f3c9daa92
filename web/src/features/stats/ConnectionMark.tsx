import { useClock } from '../../kit/clock.ts';
import { Dot } from '../../kit/Dot.tsx';
import { contact, useConnection } from '../connection/store.ts';
import { useThreat } from '../threat/store.ts';
import css from './ConnectionMark.module.css';
import { type Mark, markOf } from './mark.ts';
import { useStats } from './store.ts';

interface ConnectionMarkProps {
  /** One word, for narrow places. The header shows the whole mark. */
  isBrief?: boolean;
}

/** How this page receives events, and how many feeds are read. */
export function ConnectionMark({ isBrief = false }: ConnectionMarkProps) {
  const state = useConnection();
  const { status, receivedAt } = useThreat();
  const isReplay = useStats(({ stats }) => stats?.replay ?? null);
  const reception = { contact: contact(state), answeredAt: state.answeredAt, status, receivedAt, isReplay };
  // As text, because `useClock` compares by identity.
  const mark: Mark = JSON.parse(useClock((now) => JSON.stringify(markOf(reception, now))));
  const { word, detail, brief, colour, meaning } = mark;
  const title = detail ? `${meaning}: ${detail}` : meaning;
  const isPlain = word === 'OFFLINE';
  const shown = isPlain || !isBrief ? detail && `${isPlain ? ' ' : ' · '}${detail}` : '';
  return (
    // A new key for each state: otherwise the browser counts the change as a layout shift.
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
