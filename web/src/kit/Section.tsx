import { type PropsWithChildren, useId } from 'react';
import css from './Section.module.css';

interface SectionProps {
  title: string;
  /** Stands at the end of the heading's line. */
  badge?: React.ReactNode;
  className?: string | undefined;
}

/** A titled part of the panel beside the timeline. */
export function Section({ title, badge, className, children }: PropsWithChildren<SectionProps>) {
  const id = useId();
  return (
    <section className={[css.section, className].join(' ')} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
}
