import { create } from 'zustand';

/** The event that Chromium sends to a page that can be installed. Other browsers send none. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

export const useInstallPrompt = create<{ prompt: InstallPrompt | null }>()(() => ({ prompt: null }));

/** The browser reports only once, and early, that the page can be installed. Its own prompt is suppressed. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => useInstallPrompt.setState({ prompt: null }));
}
