import { markWords } from '@vigil/common/confirmation';
import type { Event } from '@vigil/common/events';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../kit/lazy-part.ts';
import { plural } from '../../kit/words.ts';
import css from './EvidenceLine.module.css';

/** Loaded on demand. */
export const Evidence = lazyNamed(() => import('./Evidence.tsx'), 'Evidence');

/** The number of sources of an event, and of independent origins among them. */
export function countSources({ sourceCount, originCount }: Event): string {
  const sources = plural(sourceCount, 'source');
  return sourceCount > 1 ? `${sources}, ${plural(originCount, 'independent origin')}` : sources;
}

/** The verification labels of an event; its evidence and its history on demand. */
export function EvidenceLine({ event: { id, seq, marks } }: { event: Event }) {
  const [open, setOpen] = useState('');
  return (
    <>
      <div className={css.line}>
        <ul className={css.marks} aria-label="Who says so">
          {marks.map((mark) => (
            <li key={mark} data-mark={mark}>
              {markWords[mark]}
            </li>
          ))}
        </ul>
        <p className={css.asks}>
          {['Evidence', 'History'].map((what) => (
            <button
              key={what}
              type="button"
              aria-expanded={open === what}
              onClick={() => setOpen(open === what ? '' : what)}
            >
              {what}
            </button>
          ))}
        </p>
      </div>
      {open && (
        <Suspense>
          <Evidence key={open + seq} id={id} what={open} />
        </Suspense>
      )}
    </>
  );
}
