import type { NotificationPreferences } from '@vigil/common/settings';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { Permission } from '../../kit/permission.ts';
import { keepSubscribed, type PushState, usePush } from './push.ts';
import { sendTest } from './send-test.ts';
import css from './ThisBrowser.module.css';

interface ThisBrowserProps {
  permission: Permission;
  preferences: NotificationPreferences;
  /** How to install Vigil, for browsers that only notify when it is installed. */
  install?: ReactNode;
}

/** Whether this browser can notify, and a button to test it. */
export function ThisBrowser({ permission, preferences, install }: ThisBrowserProps) {
  const push = usePush(({ state }) => state);
  const [isSending, setSending] = useState(false);
  const isOn = permission === 'granted' && preferences.enabled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a permission given elsewhere is the reason to try again.
  useEffect(() => {
    if (!['on', 'asking'].includes(usePush.getState().state)) void keepSubscribed();
  }, [permission]);
  const send = async () => {
    setSending(true);
    await sendTest(preferences.soundEnabled);
    setSending(false);
  };
  return (
    <div className={css.browser}>
      {permission === 'denied' && <DeniedHelp />}
      {permission === 'unsupported' && <p>This browser cannot show notifications of websites.</p>}
      {permission !== 'granted' && install}
      {isOn && <p role="status">{wordsFor(push)}</p>}
      <div className={css.test}>
        <Button disabled={!isOn || isSending} onClick={send}>
          Send Test Notification
        </Button>
        {!isOn && <span>Switch browser notifications on first.</span>}
      </div>
    </div>
  );
}

function wordsFor(push: PushState): string {
  const only = 'This browser can be notified only while Vigil is open';
  switch (push) {
    case 'on':
      return 'This browser is notified of events while Vigil is closed, too.';
    case 'failed':
      return `${only}: its push service could not be reached. That is tried again whenever Vigil is opened.`;
    case 'unavailable':
      return `${only}: this server is not set up to push.`;
    case 'unsupported':
      return `${only}: it knows no push messages.`;
    default:
      return 'Asking whether this browser can be notified while Vigil is closed...';
  }
}

function DeniedHelp() {
  return (
    <div role="note" className={css.help}>
      <p>
        <b>This browser blocks notifications of Vigil.</b> Only you can allow them again, and Vigil notices at once:
      </p>
      <ul>
        <li>Chrome, Edge, Brave, Opera: press the icon before the address, and allow notifications.</li>
        <li>Firefox: press the lock before the address, and clear the blocked permission.</li>
        <li>Safari on a Mac: Settings, Websites, Notifications.</li>
        <li>Android: hold the icon of the browser, App info, Notifications; then as above.</li>
        <li>iPhone and iPad, installed on the Home Screen: Settings, Notifications, Vigil.</li>
      </ul>
    </div>
  );
}
