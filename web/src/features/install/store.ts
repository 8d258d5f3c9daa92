import { create } from 'zustand';

/** What Chromium hands a page that can be installed. Other browsers hand nothing. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

export const useInstallPrompt = create<{ prompt: InstallPrompt | null }>()(() => ({ prompt: null }));

/** The browser says only once that the page can be installed, and early. It is asked to leave the asking to us. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => useInstallPrompt.setState({ prompt: null }));
}
