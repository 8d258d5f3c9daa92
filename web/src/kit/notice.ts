import { create } from 'zustand';

export const noticeTypes = ['success', 'error', 'warning', 'info'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Something that happened by itself and that the person should know of now. A toast answers an act; this does not. */
export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  message: string;
  /** How long it is shown, in milliseconds. */
  duration: number;
}

/** How long a notice is shown unless it says otherwise, and how long it comes and slides out, in milliseconds. */
export const noticeMs = 5_000;
export const noticeEnterMs = 50;
export const noticeExitMs = 300;

/** All that are shown, oldest first. */
export const useNotices = create<{ notices: readonly Notice[] }>()(() => ({ notices: [] }));

/** Shows a notice and returns its id. */
export function notify({
  type = 'info',
  title,
  message = '',
  duration = noticeMs,
}: Partial<Omit<Notice, 'id'>> & { title: string }): string {
  const id = Math.random().toString(36).slice(2);
  useNotices.setState(({ notices }) => ({ notices: [...notices, { id, type, title, message, duration }] }));
  return id;
}

export function dismissNotice(id: string): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));
}
