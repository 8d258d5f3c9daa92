import { Button } from '../../kit/Button.tsx';
import { CloseButton } from '../../kit/CloseButton.tsx';
import css from './InstallHint.module.css';
import { useInstallPrompt } from './store.ts';
import { isInstalled, wayToInstall } from './ways.ts';

interface InstallHintProps {
  /** If set, the hint can be dismissed. */
  onDismiss?: () => void;
}

/** How to install Vigil on this device. Nothing if it is installed already or cannot be installed. */
export function InstallHint({ onDismiss }: InstallHintProps) {
  const prompt = useInstallPrompt((state) => state.prompt);
  const { userAgent, maxTouchPoints } = navigator;
  const way = wayToInstall({ isInstalled: isInstalled(), hasPrompt: prompt !== null, userAgent, maxTouchPoints });
  if (way === null) return null;
  // The browser's prompt works once, with any answer.
  const install = () => {
    void prompt?.prompt();
    useInstallPrompt.setState({ prompt: null });
  };
  return (
    <section className={css.hint} aria-label="Install Vigil">
      <div className={css.words}>
        <h2>Keep Vigil at hand</h2>
        <p>It opens like an app, and without a line it shows the last timeline.</p>
        {way === 'home-screen' && (
          <p>
            Tap <ShareSign /> <b>Share</b>, then <b>Add to Home Screen</b>. Notifications need this on iPhone and iPad.
          </p>
        )}
        {way === 'prompt' && <Button onClick={install}>Install</Button>}
      </div>
      {onDismiss && <CloseButton label="Dismiss" onClick={onDismiss} />}
    </section>
  );
}

function ShareSign() {
  return (
    <svg
      className={css.sign}
      width="15"
      height="18"
      viewBox="0 0 15 18"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M5 6.5H2v10h11v-10h-3M7.5 11V1.5m-3 3l3-3 3 3" strokeWidth="1.3" strokeLinejoin="round" />
    </svg>
  );
}
