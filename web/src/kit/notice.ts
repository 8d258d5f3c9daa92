import { createPopupStore, popupMs, showPopup } from './popups.ts';

type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** Something that happened without an action of the user. */
interface Notice {
  type?: NoticeType;
  title: string;
  message?: string;
  /** How long it is shown, in milliseconds. */
  duration?: number;
}

export const noticeStore = createPopupStore();

/** Shows a notice and returns its id. */
export function notify({ type = 'info', title, message = '', duration = popupMs }: Notice): string {
  return showPopup({ title, message, variant: type, autoClose: duration }, noticeStore);
}
