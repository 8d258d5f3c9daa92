import { useHotkeys } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useClearOfButtons } from './clear-of-buttons.ts';
import { PopupCard } from './PopupCard.tsx';
import { PopupList } from './PopupList.tsx';
import css from './Popups.module.css';
import { toastStore, useEarlierToasts } from './toast.ts';

/** Where toasts appear. F8 moves the focus here, to the earlier toasts if none is shown; the focus returns when the toast leaves. */
export function Toaster() {
  const isShowing = useNotifications(toastStore).notifications.length > 0;
  const [isReading, setReading] = useState(false);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useClearOfButtons(region);

  const enter = () => {
    if (!region.current?.contains(document.activeElement)) before.current = document.activeElement;
    region.current?.focus();
  };
  const goBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  // Also from within text fields.
  useHotkeys([['F8', enter]], []);
  return (
    <section
      ref={region}
      className={css.toasts}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => setReading(target === currentTarget)}
      onBlur={() => setReading(false)}
      onKeyDown={({ key }) => key === 'Escape' && goBack()}
    >
      {isReading && !isShowing && <Earlier />}
      <PopupList
        store={toastStore}
        render={(toast) => (
          <PopupCard
            popup={toast}
            store={toastStore}
            isAlert={toast.variant === 'destructive'}
            attribute="data-variant"
            closeLabel="Close"
            isHeld={isReading}
            onLeave={goBack}
          />
        )}
      />
    </section>
  );
}

/** The toasts shown before, newest first. */
function Earlier() {
  const toasts = useEarlierToasts((state) => state.toasts);
  if (toasts.length === 0) return null;
  return (
    <ol className={css.earlier} reversed>
      {toasts.toReversed().map(({ id, title, description }) => (
        <li key={id}>
          <b>{title}</b> {description}
        </li>
      ))}
    </ol>
  );
}
