import { useDrag } from '@mantine/hooks';
import {
  hideNotification,
  type NotificationData,
  type NotificationsStore,
  updateNotification,
  useNotifications,
} from '@mantine/notifications';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CloseButton } from './CloseButton.tsx';
import css from './Popups.module.css';
import { dismissDragPx, enterDelayMs, msUntilFree, queuedPopupMs } from './popups.ts';

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

/** One toast or notice. Its text gets into the live region when it has entered, so that screen readers announce it. */
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
  useAutoClose(popup, store, isHeld || phase === 'waiting');
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
      data-phase={phase === 'waiting' ? undefined : phase}
      style={drag.px > 0 ? { translate: `${drag.px}px` } : undefined}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {icon}
      <div role={isAlert ? 'alert' : 'status'} className={css.text}>
        {phase !== 'waiting' && (
          <div aria-hidden={phase === 'coming'}>
            <p className={css.title} dir="auto">
              {popup.title}
            </p>
            {popup.message && <p dir="auto">{popup.message}</p>}
          </div>
        )}
      </div>
      <CloseButton label={closeLabel} onClick={hide} />
    </div>
  );
}

type PopupPhase = 'waiting' | 'coming' | 'shown' | 'leaving';

/** `waiting` while the popup before still slides out, `coming` during the delay before it is seen. */
function usePhase(popup: NotificationData, store: NotificationsStore): PopupPhase {
  const { notifications } = useNotifications(store);
  const [waitMs] = useState(() => msUntilFree(store));
  const [hasEntered, setEntered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEntered(true), Math.max(waitMs, enterDelayMs));
    return () => clearTimeout(timer);
  }, [waitMs]);
  // Mantine takes a popup out of its store when it begins to slide out.
  if (!notifications.some(({ id }) => id === popup.id)) return 'leaving';
  if (hasEntered) return 'shown';
  return waitMs > 0 ? 'waiting' : 'coming';
}

/**
 * When the popup closes by itself: not while it is held, sooner while another is queued. Mantine itself holds it for the
 * pointer and for the focus within it.
 */
function useAutoClose(popup: NotificationData, store: NotificationsStore, isHeld: boolean): void {
  const [ms] = useState(popup.autoClose);
  const shownAt = useRef(0);
  const hasNext = useNotifications(store).queue.length > 0;
  const set = useEffectEvent((autoClose: NotificationData['autoClose']) => {
    if (autoClose !== popup.autoClose) updateNotification({ ...popup, autoClose }, store);
  });
  useEffect(() => {
    if (isHeld) set(false);
    else shownAt.current = performance.now();
  }, [isHeld]);
  useEffect(() => {
    if (isHeld || typeof ms !== 'number') return;
    set(hasNext ? Math.max(0, Math.min(ms, queuedPopupMs) - (performance.now() - shownAt.current)) : ms);
  }, [isHeld, hasNext, ms]);
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
