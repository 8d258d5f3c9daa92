import { type PropsWithChildren, type ReactNode, useId } from 'react';
import css from './Part.module.css';

interface PartProps {
  title: string;
  /** What it is for, in a sentence. */
  subtitle?: ReactNode;
  /** Stands at the end of the heading's line. */
  tool?: ReactNode;
}

/** A titled part of a screen that is made of several. */
export function Part({ title, subtitle, tool, children }: PropsWithChildren<PartProps>) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
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
