import { ScrollArea } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import css from './ScrollList.module.css';

interface ScrollListProps {
  label: string;
  isOrdered?: boolean;
}

/** A list of limited height with a line below each item. The keyboard can scroll it too. */
export function ScrollList({ label, isOrdered = false, children }: PropsWithChildren<ScrollListProps>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <ScrollArea.Autosize
      scrollbars="y"
      mah="min(560px, 70vh)"
      viewportProps={{ role: 'region', 'aria-label': label, tabIndex: 0 }}
      styles={{ content: { minWidth: 0 } }}
      className={css.area}
    >
      <List className={css.rows}>{children}</List>
    </ScrollArea.Autosize>
  );
}
