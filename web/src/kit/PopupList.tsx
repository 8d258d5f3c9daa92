import { createTheme, HeadlessMantineProvider } from '@mantine/core';
import { type NotificationData, Notifications, type NotificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import css from './Popups.module.css';
import { transitionMs } from './popups.ts';

interface PopupListProps {
  store: NotificationsStore;
  render: (popup: NotificationData) => ReactNode;
}

// The full provider would load Mantine's global styles into the page.
const theme = createTheme({ respectReducedMotion: true });

/** The popups of a store, one at a time. Mantine queues, times and moves them; the cards are rendered here. */
export function PopupList({ store, render }: PopupListProps) {
  return (
    <HeadlessMantineProvider theme={theme}>
      <Notifications
        store={store}
        limit={1}
        // The layout that keeps a popup while the focus is in it.
        layout="stacked"
        transitionDuration={transitionMs}
        withinPortal={false}
        // Mantine dismisses to both sides, from 35 % of the width. The card has its own drag.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        renderNotification={render}
        classNames={{ root: css.list }}
      />
    </HeadlessMantineProvider>
  );
}
