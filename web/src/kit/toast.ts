import { create } from 'zustand';

/** Feedback on what the person has just done. */
export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
}

/** Those that were asked for and not dismissed yet, oldest first. */
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
