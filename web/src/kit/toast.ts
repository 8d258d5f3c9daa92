import { create } from 'zustand';

/** Feedback on what the person has just done. */
export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** How long it is shown, in milliseconds. */
  ms: number;
  /** It was shown; from then on it is only read again. */
  isDismissed: boolean;
}

/** How long a toast is shown unless it says otherwise, and how long it comes and goes, in milliseconds. */
export const toastMs = 5_000;
export const toastEnterMs = 50;
export const toastExitMs = 300;

/** A toast that another one waits for is shown no longer than this, so that feedback never lags behind its act. */
export const hurriedToastMs = 2_000;

/** How long after its dismissal a toast is forgotten: until then F8 reads it again to who was too slow for it. */
export const toastKeptMs = 1_000_000;

/** How far to the right a toast is pulled to be dismissed, in pixels. */
export const toastSwipePx = 50;

/** Those that were asked for and not forgotten yet, oldest first. The first that is not dismissed is shown. */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let asked = 0;

export function toast({
  title,
  description = '',
  variant = 'default',
  ms = toastMs,
}: Partial<Omit<Toast, 'id' | 'isDismissed'>> & { title: string }): void {
  asked += 1;
  const next = { id: asked, title, description, variant, ms, isDismissed: false };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, next] }));
}

export function dismiss(id: number): void {
  change((toasts) => toasts.map((one) => (one.id === id ? { ...one, isDismissed: true } : one)));
  setTimeout(() => change((toasts) => toasts.filter((one) => one.id !== id)), toastKeptMs);
}

function change(act: (toasts: readonly Toast[]) => readonly Toast[]): void {
  useToasts.setState(({ toasts }) => ({ toasts: act(toasts) }));
}
