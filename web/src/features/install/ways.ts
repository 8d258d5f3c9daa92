/** How this browser can put Vigil beside its other apps: by our button, by the person's own hand, or not (any more). */
export type Way = 'prompt' | 'home-screen' | null;

interface Browser {
  /** It runs as an app already. */
  isInstalled: boolean;
  hasPrompt: boolean;
  userAgent: string;
  maxTouchPoints: number;
}

export function wayToInstall({ isInstalled, hasPrompt, userAgent, maxTouchPoints }: Browser): Way {
  if (isInstalled) return null;
  if (hasPrompt) return 'prompt';
  // An iPad calls itself a Mac; no Mac has a screen for fingers.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'home-screen' : null;
}

/** Runs in a window of its own. Apple's browsers have a word of their own for it. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}
