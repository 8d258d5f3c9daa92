import { useEffect, useRef } from 'react';
import { ToastCard } from './ToastCard.tsx';
import css from './Toaster.module.css';
import { useToasts } from './toast.ts';

/**
 * Where toasts appear, one at a time; F8 leads there and the end of the toast leads back. Both live regions
 * stand on the page from the start, since a region that comes with its text is often not read out.
 */
export function Toaster() {
  const toast = useToasts(({ toasts }) => toasts[0]);
  const isWaitedFor = useToasts(({ toasts }) => toasts.length > 1);
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
  const card = toast && <ToastCard key={toast.id} toast={toast} isWaitedFor={isWaitedFor} onLeave={goBack} />;
  return (
    <section ref={region} className={css.region} aria-label="Notifications (F8)" tabIndex={-1}>
      <div role="status">{toast?.variant === 'default' && card}</div>
      <div role="alert">{toast?.variant === 'destructive' && card}</div>
    </section>
  );
}
