import type { PropsWithChildren } from 'react';
import css from './ScrollArea.module.css';

/** A list of limited height, which the keyboard can scroll too. */
export function ScrollArea({ label, children }: PropsWithChildren<{ label: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keys.
    <section className={css.area} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
