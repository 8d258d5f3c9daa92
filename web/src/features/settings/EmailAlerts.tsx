import { Link } from '@tanstack/react-router';
import type { Device, DeviceAlerts } from '@vigil/common/alerts';
import type { EmailAlerts as Saved } from '@vigil/common/email-alerts';
import type { NotificationPreferences, UserSettings } from '@vigil/common/settings';
import { useEffect, useRef } from 'react';
import { call } from '../../kit/client.ts';
import { Alert, Stack } from '../../kit/components.ts';
import { SwitchField } from '../../kit/Fields.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { emailWords } from './arrival-words.ts';

interface EmailAlertsProps {
  settings: Pick<UserSettings, 'notificationsEnabled'>;
  /** What this browser has chosen: e-mail follows it. */
  preferences: NotificationPreferences;
  alerts: DeviceAlerts;
}

const load = () => call('GET /api/user/email-alerts');

/** Several choices made at once are sent once. */
const resendMs = 800;

const failure = { title: 'E-mail alerts not changed' };

/** Switches e-mail alerts on or off. While they are on, each choice that is made in this browser holds for them too. */
export function EmailAlerts({ settings, preferences, alerts }: EmailAlertsProps) {
  const { data, reload } = useResource<Saved>(load);
  const saved = data?.device ?? null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // E-mails are not repeated, so repetition is not a choice of them.
  const device: Device = { preferences, alerts: { ...alerts, repeatsCritical: false }, timeZone };
  const { cancel } = useResend(saved ? device : null, reload);
  if (!data) return null;

  const turn = async (isWanted: boolean) => {
    cancel();
    if (!(await save(isWanted ? device : null))) return;
    toast({ title: isWanted ? 'E-mail alerts are on' : 'E-mail alerts are off', description: data.address });
    await reload();
  };
  return (
    <Panel title="E-mail Alerts" subtitle="What you choose above, in whichever browser, holds for them too.">
      <Stack gap="lg">
        {!data.isConfirmed && (
          <Alert role="note">
            {data.address} is not confirmed. Confirm it in your <Link to="/profile">profile</Link>, and e-mail alerts
            can be sent to it.
          </Alert>
        )}
        {saved && data.isConfirmed && (
          <Alert role="note">
            {emailWords({ settings, ...saved })}
            {saved.alerts.quietHours && ` Quiet hours are by the clock of ${saved.timeZone}.`}
          </Alert>
        )}
        <SwitchField
          label="E-mail Alerts"
          description={`Sends new events to ${data.address}: the first at once; critical and urgent ones of the next minute, others of the next ten minutes, together. Each message has a link that ends them.`}
          checked={saved !== null}
          disabled={!data.isConfirmed && !saved}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
      </Stack>
    </Panel>
  );
}

/** Shown where the server sends no e-mail. */
export function NoEmailAlerts() {
  return (
    <Panel title="E-mail Alerts">
      <Alert role="note">This server sends no e-mail, since no mail server is set up.</Alert>
    </Panel>
  );
}

/**
 * Saves what was chosen after the first time, once the choices have rested for `resendMs`. Alerts that were switched off
 * meanwhile, by the link of a message or in another browser, stay off.
 */
function useResend(device: Device | null, onSaved: () => Promise<void>): { cancel: () => void } {
  const chosen = JSON.stringify(device);
  const known = useRef(chosen);
  const timer = useRef<number>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => {
    const isChange = chosen !== known.current && chosen !== 'null' && known.current !== 'null';
    known.current = chosen;
    if (!isChange) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      const isOn = async () => (await load()).device !== null;
      if (await isOn().catch(() => true)) await save(JSON.parse(chosen));
      await onSaved();
    }, resendMs);
  }, [chosen, onSaved]);
  return { cancel };
}

function save(device: Device | null): Promise<boolean> {
  return runWithToast(() => call('POST /api/user/email-alerts', { body: { device } }), failure);
}
