import type { Event } from '@vigil/common/events';
import { noneReported, spreadOf } from '@vigil/common/figures';
import { Suspense, useState } from 'react';
import { plural } from '../../kit/words.ts';
import { Evidence } from './EvidenceLine.tsx';
import css from './Figures.module.css';

/** The figures of an event: the latest value of each count, what else was given, and the rows behind it on demand. */
export function Figures({ event: { id, seq, figures } }: { event: Event }) {
  const [open, setOpen] = useState('');
  return (
    <dl className={css.figures} aria-label="Figures">
      {figures.map((tally) => {
        const { what, value, by, rows } = tally;
        const isOpen = open === what;
        return (
          <div key={what}>
            <dt dir="auto">{what}</dt>
            <dd>
              <b>{value}</b> <span>{spreadOf(tally)} </span>
              {(rows < 2 || value === noneReported) && <bdi>{by}</bdi>}{' '}
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={`${what}: ${plural(rows, 'row')}`}
                onClick={() => setOpen(isOpen ? '' : what)}
              >
                {plural(rows, 'row')}
              </button>
            </dd>
            <Suspense>{isOpen && <Evidence id={id} seq={seq} what={what} isOfFigure />}</Suspense>
          </div>
        );
      })}
    </dl>
  );
}
