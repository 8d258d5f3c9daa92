import type { NotificationPreferences } from '@vigil/common/settings';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { Permission } from '../../kit/permission.ts';
import { PushKeysHelp } from './PushKeysHelp.tsx';
import { sendTest } from './send-test.ts';
import css from './ThisBrowser.module.css';

interface ThisBrowserProps {
  permission: Permission;
  preferences: NotificationPreferences;
  /** How to install Vigil, for browsers that only notify when it is installed. */
  install?: ReactNode;
}

/** What keeps this browser from notifying, how to change that, and a button to test it. */
export function ThisBrowser({ permission, preferences, install }: ThisBrowserProps) {
  const [isSending, setSending] = useState(false);
  const isOn = permission === 'granted' && preferences.enabled;
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
      <PushKeysHelp />
      <div className={css.test}>
        <Button disabled={!isOn || isSending} onClick={send}>
          Send Test Notification
        </Button>
        {!isOn && <span>Switch browser notifications on first.</span>}
      </div>
    </div>
  );
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
