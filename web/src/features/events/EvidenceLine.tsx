import { markWords } from '@vigil/common/confirmation';
import type { Event } from '@vigil/common/events';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { NotFetched } from '../../kit/NotFetched.tsx';
import { plural } from '../../kit/words.ts';
import css from './EvidenceLine.module.css';

/** Loaded on demand. */
export const Evidence = lazyPart(() => import('./Evidence.tsx'), 'Evidence', NotFetched);

/**
 * One line with the number of sources of an event, the number of independent origins among them, and its verification
 * labels. Opens its evidence and its history.
 */
export function EvidenceLine({ event: { id, seq, marks, sourceCount, originCount } }: { event: Event }) {
  const [open, setOpen] = useState('');
  const sources = plural(sourceCount, 'source');
  return (
    <>
      <div className={css.line}>
        <span>{sourceCount > 1 ? `${sources}, ${plural(originCount, 'independent origin')}` : sources}</span>
        {/* Drawn again as a whole: a mark that comes first would push the others along. */}
        <ul key={marks.join(' ')} className={css.marks} aria-label="Who says so">
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
          <Evidence key={open} id={id} seq={seq} what={open} />
        </Suspense>
      )}
    </>
  );
}
