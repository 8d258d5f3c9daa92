import { useState } from 'react';
import { isDismissed, keepDismissed } from './dismissed.ts';
import { InstallHint } from './InstallHint.tsx';

/** The hint as it stands below the news on phones. Who sends it away does not see it again in this browser. */
export function InstallOffer() {
  const [isGone, setGone] = useState(isDismissed);
  if (isGone) return null;
  const dismiss = () => {
    keepDismissed();
    setGone(true);
  };
  return <InstallHint onDismiss={dismiss} />;
}
