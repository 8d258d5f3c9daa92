import { type PropsWithChildren, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './Past.module.css';
import { formatPoint } from './time.ts';

interface PastProps {
  id: string;
  /** What it is: 'report', 'balance'. */
  noun: string;
  /** When it was made, ISO 8601. */
  at: string;
  /** The latest of its kind, once it is known. */
  latest: { id: string; at: string } | null;
  /** The way to the latest. */
  back: ReactNode;
  /** It came along with something else, where the reader stays. */
  isAside?: boolean;
  /** What is said under the mark in the place of what is the latest. */
  note?: string;
}

/** A report or balance of an earlier time, under a mark that says so. A newer one is announced on a reserved line. */
export function Past({ id, noun, at, latest, back, isAside = false, note, children }: PropsWithChildren<PastProps>) {
  const [first, setFirst] = useState(latest?.id);
  if (first === undefined && latest) setFirst(latest.id);
  const mark = useRef<HTMLDivElement>(null);
  // The mark takes the focus; when it unmounts, the element around it does.
  useEffect(() => {
    if (isAside) return;
    const around = mark.current?.parentElement?.closest<HTMLElement>('[tabindex]');
    mark.current?.focus();
    return () => {
      if (document.activeElement === document.body) around?.focus({ preventScroll: true });
    };
  }, [isAside]);
  const isNewer = latest !== null && first !== undefined && latest.id !== first;
  const isLatest = latest?.id === id;
  const lead = isNewer ? `A newer ${noun} has come` : `The latest ${noun} is`;
  return (
    <>
      <div ref={mark} className={css.mark} tabIndex={-1} role="note">
        <p>
          <b>
            As it was on <time dateTime={at}>{formatPoint(at)}</time>
          </b>
          {back}
        </p>
        <p role="status" className={css.latest} data-newer={isNewer || undefined}>
          {note}
          {latest && (isLatest ? `It is the latest ${noun}.` : `${lead} from ${formatPoint(latest.at)}.`)}
        </p>
      </div>
      {children}
    </>
  );
}

interface PastMessageProps extends Pick<PastProps, 'noun' | 'back'> {
  /** There is none of that number; otherwise it is being waited for. */
  isMissing: boolean;
  /** What is said then. */
  missing?: string | undefined;
  hasFailed: boolean;
}

/** Shown while it loads, and if it cannot be loaded. */
export function PastMessage({ noun, isMissing, missing, hasFailed, back }: PastMessageProps) {
  const none = isMissing && (missing ?? `There is no ${noun} with this number.`);
  const failed = hasFailed && `The ${noun} could not be loaded.`;
  return (
    <div className={css.message}>
      <p role="status">{failed || none || 'Loading...'}</p>
      <p>{back}</p>
    </div>
  );
}
