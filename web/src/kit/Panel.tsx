import { type PropsWithChildren, type ReactNode, useId } from 'react';
import css from './Panel.module.css';

interface PanelProps {
  title: string;
  /** What it is for, in a sentence. */
  subtitle?: ReactNode;
  /** Stands at the end of the heading's line. */
  tool?: ReactNode;
}

/** A titled part of a screen that is made of several. */
export function Panel({ title, subtitle, tool, children }: PropsWithChildren<PanelProps>) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {tool}
      </header>
      {children}
    </section>
  );
}
