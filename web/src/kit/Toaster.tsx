import { useEffect, useRef, useState } from 'react';
import { ToastCard } from './ToastCard.tsx';
import css from './Toaster.module.css';
import { type Toast, useToasts } from './toast.ts';

/**
 * Where toasts appear, one at a time; F8 leads there, to those of before where none is shown, and the end of the
 * toast leads back. Both live regions stand on the page before the first toast, since a region that comes with its text is often not read out.
 */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const [toast, next] = toasts.filter(({ isDismissed }) => !isDismissed);
  const [isReading, setReading] = useState(false);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) before.current = document.activeElement;
      region.current?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, []);

  const goBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const card = toast && <ToastCard key={toast.id} toast={toast} isWaitedFor={next !== undefined} onLeave={goBack} />;
  return (
    <section
      ref={region}
      className={css.region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => setReading(target === currentTarget)}
      onBlur={() => setReading(false)}
      onKeyDown={({ key }) => key === 'Escape' && goBack()}
    >
      {isReading && !toast && <Earlier toasts={toasts} />}
      <div role="status">{toast?.variant === 'default' && card}</div>
      <div role="alert">{toast?.variant === 'destructive' && card}</div>
    </section>
  );
}

/** What was said before, newest first, for who was too slow to read it. */
function Earlier({ toasts }: { toasts: readonly Toast[] }) {
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
