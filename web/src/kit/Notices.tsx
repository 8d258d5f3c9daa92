import type { NotificationData } from '@mantine/notifications';
import { noticeStore } from './notice.ts';
import { PopupCard } from './PopupCard.tsx';
import { PopupList } from './PopupList.tsx';
import css from './Popups.module.css';

/** Where notices appear, under the header. */
export function Notices() {
  return (
    <section className={css.notices} aria-label="Notices">
      <PopupList store={noticeStore} render={renderNotice} />
    </section>
  );
}

const shapes = new Map([
  ['success', 'M3.5 9.5l3.5 3.5 7.5-8'],
  ['error', 'M4.5 4.5l9 9M13.5 4.5l-9 9'],
  ['warning', 'M9 2.5L16.5 15.5h-15zM9 7.2v4M9 13.3v.2'],
  ['info', 'M9 1.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM9 8.2v4.5M9 5.3v.2'],
]);

function renderNotice(notice: NotificationData) {
  const type = notice.variant ?? 'info';
  return (
    <PopupCard
      popup={notice}
      store={noticeStore}
      isAlert={type === 'error' || type === 'warning'}
      attribute="data-type"
      closeLabel="Dismiss"
      icon={
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={shapes.get(type)} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      }
    />
  );
}
