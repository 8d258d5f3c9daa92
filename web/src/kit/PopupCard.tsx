import { useDrag } from '@mantine/hooks';
import {
  hideNotification,
  type NotificationData,
  type NotificationsStore,
  updateNotification,
  useNotifications,
} from '@mantine/notifications';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CloseButton } from './CloseButton.tsx';
import css from './Popups.module.css';
import { dismissDragPx, enterDelayMs, queuedPopupMs } from './popups.ts';

interface PopupCardProps {
  popup: NotificationData;
  store: NotificationsStore;
  /** Read out at once, before anything else. */
  isAlert: boolean;
  icon?: ReactNode;
  closeLabel: string;
  /** It stays until this is false again. */
  isHeld?: boolean;
  /** The attribute that the styles go by: `data-type` or `data-variant`. */
  attribute: `data-${string}`;
  /** Called when the card begins to slide out and can still hold the focus. */
  onLeave?: () => void;
}

/** One toast or notice. It appears after a short delay, and its text with it, so that screen readers announce it. */
export function PopupCard({
  popup,
  store,
  isAlert,
  icon,
  closeLabel,
  isHeld = false,
  attribute,
  onLeave,
}: PopupCardProps) {
  const phase = usePhase(popup, store);
  useHold(popup, store, isHeld);
  const hide = () => hideNotification(popup.id ?? '', store);
  const drag = useDragToRight(hide);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (phase === 'leaving') leave();
  }, [phase]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the close button does the same.
    <div
      ref={drag.ref}
      className={css.card}
      {...{ [attribute]: popup.variant }}
      data-phase={phase}
      style={drag.px > 0 ? { translate: `${drag.px}px` } : undefined}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {icon}
      <div role={isAlert ? 'alert' : 'status'} className={css.text}>
        {phase !== 'coming' && (
          <>
            <p className={css.title} dir="auto">
              {popup.title}
            </p>
            {popup.message && <p dir="auto">{popup.message}</p>}
          </>
        )}
      </div>
      <CloseButton label={closeLabel} onClick={hide} />
    </div>
  );
}

/** Whether the popup is about to appear, shown, or sliding out. It is shown for less time while others are queued. */
function usePhase(popup: NotificationData, store: NotificationsStore): 'coming' | 'shown' | 'leaving' {
  const { notifications, queue } = useNotifications(store);
  const [shownAt] = useState(() => performance.now());
  const [hasEntered, setEntered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEntered(true), enterDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const hasNext = queue.length > 0;
  const shorten = useEffectEvent(() => {
    const ms = Math.max(0, queuedPopupMs - (performance.now() - shownAt));
    if (typeof popup.autoClose === 'number' && popup.autoClose > ms)
      updateNotification({ ...popup, autoClose: ms }, store);
  });
  useEffect(() => {
    if (hasNext) shorten();
  }, [hasNext]);
  // Mantine takes a popup out of its store when it begins to slide out.
  if (!notifications.some(({ id }) => id === popup.id)) return 'leaving';
  return hasEntered ? 'shown' : 'coming';
}

/** Keeps the popup from closing by itself. Mantine does so only for the pointer and for the focus within the popup. */
function useHold(popup: NotificationData, store: NotificationsStore, isHeld: boolean): void {
  const hold = useEffectEvent(() => {
    updateNotification({ ...popup, autoClose: false }, store);
    return () => void updateNotification(popup, store);
  });
  useEffect(() => (isHeld ? hold() : undefined), [isHeld]);
}

/** The distance that something is dragged to the right; calls `onDismiss` when it is released far enough. */
function useDragToRight(onDismiss: () => void) {
  const [px, setPx] = useState(0);
  const { ref } = useDrag(
    ({ movement: [x], last, canceled }) => {
      setPx(last ? 0 : x);
      if (last && !canceled && x >= dismissDragPx) onDismiss();
    },
    { axis: 'x', threshold: 5 },
  );
  return { ref, px };
}
