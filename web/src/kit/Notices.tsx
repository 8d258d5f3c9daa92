import { useState } from 'react';
import { CloseButton } from './CloseButton.tsx';
import css from './Notices.module.css';
import { dismissNotice, type Notice, type NoticeType, noticeEnterMs, noticeExitMs, useNotices } from './notice.ts';
import { useStay } from './use-stay.ts';

/** The notices, one below the other, under the header. */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  return (
    <section className={css.region} aria-label="Notices">
      {notices.map((notice) => (
        <Card key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

const shapes: Record<NoticeType, string> = {
  success: 'M3.5 9.5l3.5 3.5 7.5-8',
  error: 'M4.5 4.5l9 9M13.5 4.5l-9 9',
  warning: 'M9 2.5L16.5 15.5h-15zM9 7.2v4M9 13.3v.2',
  info: 'M9 1.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM9 8.2v4.5M9 5.3v.2',
};

/** One notice. Its words come with its appearance, so that they are read out as news. */
function Card({ notice: { id, type, title, message, duration } }: { notice: Notice }) {
  const [isHeld, setHeld] = useState(false);
  const { phase, leave } = useStay({
    enterMs: noticeEnterMs,
    ms: duration,
    exitMs: noticeExitMs,
    isHeld,
    onGone: () => dismissNotice(id),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it where it is.
    <div
      className={css.notice}
      data-type={type}
      data-phase={phase}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={shapes[type]} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div role={type === 'error' || type === 'warning' ? 'alert' : 'status'} className={css.words}>
        {phase !== 'coming' && (
          <>
            <p className={css.title} dir="auto">
              {title}
            </p>
            {message && <p dir="auto">{message}</p>}
          </>
        )}
      </div>
      <CloseButton label="Dismiss" onClick={leave} />
    </div>
  );
}
