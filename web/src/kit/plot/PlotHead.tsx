import type { PropsWithChildren, ReactNode } from 'react';
import css from './PlotHead.module.css';

interface PlotHeadProps {
  /** Of the caption, which names the figure. */
  id: string;
  title: string;
  subtitle: ReactNode;
}

/** The caption of a figure, with its controls beside it. */
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
