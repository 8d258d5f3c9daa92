import { useState } from 'react';
import { useEvents } from '../events/store.ts';
import { isDismissed, keepDismissed } from './dismissed.ts';
import { InstallHint } from './InstallHint.tsx';
import css from './InstallOffer.module.css';

/** The hint below the news on phones. A dismissed hint does not return in this browser. */
export function InstallOffer() {
  const [isGone, setGone] = useState(isDismissed);
  const hasEvents = useEvents(({ status }) => status === 'ready');
  if (isGone || !hasEvents) return null;
  const dismiss = () => {
    keepDismissed();
    setGone(true);
  };
  return (
    <div className={css.offer}>
      <InstallHint onDismiss={dismiss} />
    </div>
  );
}
