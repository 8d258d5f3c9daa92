import { useState } from 'react';
import { isDismissed, keepDismissed } from './dismissed.ts';
import { InstallHint } from './InstallHint.tsx';

/** The hint below the news on phones. A dismissed hint does not return in this browser. */
export function InstallOffer() {
  const [isGone, setGone] = useState(isDismissed);
  if (isGone) return null;
  const dismiss = () => {
    keepDismissed();
    setGone(true);
  };
  return <InstallHint onDismiss={dismiss} />;
}
