import { type PointerEvent, useRef, useState } from 'react';
import { CloseButton } from './CloseButton.tsx';
import css from './Toaster.module.css';
import { dismiss, hurriedToastMs, type Toast, toastEnterMs, toastExitMs, toastSwipePx } from './toast.ts';
import { useStay } from './use-stay.ts';

interface ToastCardProps {
  toast: Toast;
  /** Another toast waits for this one to go. */
  isWaitedFor: boolean;
  /** Called while it can still hold the focus. */
  onLeave: () => void;
}

/** One toast. It stays as long as somebody points at it or has the focus in it. */
export function ToastCard({ toast, isWaitedFor, onLeave }: ToastCardProps) {
  const [isHeld, setHeld] = useState(false);
  const { phase, leave } = useStay({
    enterMs: toastEnterMs,
    ms: isWaitedFor ? hurriedToastMs : toast.ms,
    exitMs: toastExitMs,
    isHeld,
    onLeave,
    onGone: () => dismiss(toast.id),
  });
  const pull = usePull(leave);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pulling it away has a button beside it that does the same.
    <div
      className={css.toast}
      data-variant={toast.variant}
      data-phase={phase}
      style={pull.px > 0 ? { translate: `${pull.px}px` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
      {...pull.handlers}
    >
      <div>
        <p className={css.title}>{toast.title}</p>
        {toast.description && <p className={css.description}>{toast.description}</p>}
      </div>
      <CloseButton onClick={leave} />
    </div>
  );
}

/** How far something is pulled to the right at this moment; far enough is once enough. */
function usePull(onFar: () => void) {
  const from = useRef<number | null>(null);
  const [px, setPx] = useState(0);
  const reach = ({ clientX }: PointerEvent) => (from.current === null ? 0 : Math.max(0, clientX - from.current));
  const end = () => {
    from.current = null;
    setPx(0);
  };
  return {
    px,
    handlers: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        from.current = clientX;
      },
      onPointerMove: (event: PointerEvent) => setPx(reach(event)),
      onPointerUp: (event: PointerEvent) => {
        if (reach(event) >= toastSwipePx) onFar();
        end();
      },
      onPointerCancel: end,
    },
  };
}
