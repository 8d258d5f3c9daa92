/** How this browser can install Vigil: by our button, by the user's own steps, or not at all. */
type Way = 'prompt' | 'home-screen' | null;

interface Browser {
  /** Vigil already runs as an app. */
  isInstalled: boolean;
  hasPrompt: boolean;
  userAgent: string;
  maxTouchPoints: number;
}

export function wayToInstall({ isInstalled, hasPrompt, userAgent, maxTouchPoints }: Browser): Way {
  if (isInstalled) return null;
  if (hasPrompt) return 'prompt';
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'home-screen' : null;
}

/** Whether Vigil runs in a window of its own. Apple's browsers report that by a property of their own. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}
