import type { Analysis } from '@vigil/common/analysis';
import type { PropsWithChildren } from 'react';
import { formatMoment } from '../../kit/time.ts';
import css from './Intelligence.module.css';
import { intelId } from './report.ts';

/** The frame of the detailed report, in the style of a paper of restricted access. All readers may open this one. */
export function Intelligence({ analysis: { id, generatedAt }, children }: PropsWithChildren<{ analysis: Analysis }>) {
  return (
    <div className={css.paper}>
      <header>
        <h3>Strategic Intelligence Report</h3>
        <p>
          <b className={css.stamp}>CLASSIFIED</b> <small>A matter of style: all of it is public.</small>
        </p>
        <p className={css.facts}>
          <span>{intelId(id)}</span>
          <span>
            Generated <time dateTime={generatedAt}>{formatMoment(generatedAt)}</time>
          </span>
        </p>
      </header>
      {children}
    </div>
  );
}
