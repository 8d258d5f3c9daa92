import { create } from 'zustand';

/** Feedback on what the person has just done. */
export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
}

/** How long a toast is shown, and how long it comes and goes, in milliseconds. */
export const toastMs = 5_000;
export const toastEnterMs = 50;
export const toastExitMs = 300;

/** A toast that another one waits for is shown no longer than this, so that feedback never lags behind its act. */
export const hurriedToastMs = 2_000;

/** How far to the right a toast is pulled to be dismissed, in pixels. */
export const toastSwipePx = 50;

/** Those that were asked for and not dismissed yet, oldest first. The first one is shown, the others wait. */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let asked = 0;

export function toast({
  title,
  description = '',
  variant = 'default',
}: Partial<Omit<Toast, 'id'>> & { title: string }): void {
  asked += 1;
  const next = { id: asked, title, description, variant };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, next] }));
}

export function dismiss(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
}
