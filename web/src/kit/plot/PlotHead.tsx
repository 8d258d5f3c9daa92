import type { PropsWithChildren, ReactNode } from 'react';
import css from './PlotHead.module.css';

interface PlotHeadProps {
  /** Of the caption, which names the figure. */
  id: string;
  title: string;
  subtitle: ReactNode;
}

/** What a figure shows; beside it what can be chosen of it. */
export function PlotHead({ id, title, subtitle, children }: PropsWithChildren<PlotHeadProps>) {
  return (
    <div className={css.head}>
      <figcaption id={id}>
        {title}
        <small>{subtitle}</small>
      </figcaption>
      {children}
    </div>
  );
}
