import { randomId } from '@mantine/hooks';
import { create } from 'zustand';
import { createPopupStore, popupMs, showPopup } from './popups.ts';

/** Feedback on what the user has just done. */
interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** How long it is shown, in milliseconds. */
  ms?: number;
}

/** How long a dismissed toast can still be read in the notifications region, in milliseconds. */
const toastRemovalMs = 1_000_000;

export const toastStore = createPopupStore();

/** Dismissed toasts that are not removed yet, oldest first. */
export const useEarlierToasts = create<{ toasts: readonly EarlierToast[] }>()(() => ({ toasts: [] }));

interface EarlierToast {
  id: string;
  title: string;
  description: string;
}

export function toast({ title, description = '', variant = 'default', ms = popupMs }: Toast): void {
  const id = randomId();
  showPopup(
    { id, title, message: description, variant, autoClose: ms, onClose: () => addEarlier({ id, title, description }) },
    toastStore,
  );
}

function addEarlier(toast: EarlierToast): void {
  useEarlierToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  const remove = () =>
    useEarlierToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ id }) => id !== toast.id) }));
  setTimeout(remove, toastRemovalMs);
}
