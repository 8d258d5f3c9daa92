import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './TabSet.module.css';

interface TabSetProps<T extends string> {
  /** The name of the set for screen readers. */
  label: string;
  tabs: readonly { id: T; title: string; panel: ReactNode }[];
  chosen: T;
  onChoose: (id: T) => void;
}

/** Tabs, of which one panel is rendered. The arrow keys move between tabs. Must be inside `Mantine`. */
export function TabSet<T extends string>({ label, tabs, chosen, onChoose }: TabSetProps<T>) {
  const choose = (value: string | null) => {
    const tab = tabs.find(({ id }) => id === value);
    if (tab) onChoose(tab.id);
  };
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row of tabs is longer than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${chosen}"]`);
    if (list.current && tab) scrollRow(list.current, tab);
  }, [chosen]);
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false} classNames={{ list: css.list, tab: css.tab }}>
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id} data-tab={id}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Panel key={id} value={id} className={css.panel}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** As wide as the mask of `TabSet.module.css`. */
const fadePx = 28;

/**
 * Scrolls a row sideways until one of its elements is in sight, clear of the end of the row, which fades. `scrollIntoView`
 * must not do this: some versions of Chromium then continue keyboard navigation from that element, so that the first Tab on
 * a page skips all that stands before it.
 */
function scrollRow(row: Element, element: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  const end = outer.right - fadePx;
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > end) row.scrollLeft += inner.right - end;
}
