import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CloseButton } from './CloseButton.tsx';
import css from './Toaster.module.css';
import { dismiss, hurriedToastMs, type Toast, toastEnterMs, toastExitMs, toastMs, toastSwipePx } from './toast.ts';

interface ToastCardProps {
  toast: Toast;
  /** Another toast waits for this one to go. */
  isWaitedFor: boolean;
  /** Called while it can still hold the focus. */
  onLeave: () => void;
}

/** One toast. It stays as long as somebody points at it or has the focus in it. */
export function ToastCard({ toast, isWaitedFor, onLeave }: ToastCardProps) {
  const [phase, setPhase] = useState<'coming' | 'shown' | 'leaving'>('coming');
  const [isHeld, setHeld] = useState(false);
  const pull = usePull(() => setPhase('leaving'));
  const letGo = useEffectEvent(onLeave);
  const [cameAt] = useState(() => performance.now());

  useEffect(() => {
    if (phase === 'coming') return after(toastEnterMs, () => setPhase('shown'));
    if (phase === 'leaving') {
      letGo();
      return after(toastExitMs, () => dismiss(toast.id));
    }
    if (isHeld) return;
    const rest = (isWaitedFor ? hurriedToastMs : toastMs) - (performance.now() - cameAt);
    return after(Math.max(0, rest), () => setPhase('leaving'));
  }, [phase, isHeld, isWaitedFor, cameAt, toast.id]);

  const leave = () => setPhase('leaving');
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

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
