import { DeviceAlerts, defaultAlerts } from '@vigil/common/alerts';
import { levelsFrom } from '@vigil/common/notify';
import {
  alertThresholds,
  analysisModes,
  NotificationPreferences,
  retentionDays,
  SettingsUpdate,
  type UserSettings,
} from '@vigil/common/settings';
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Alert, Stack } from '../../kit/components.ts';
import { ChoiceField, SwitchField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { type Permission, usePermission } from '../../kit/permission.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';
import {
  followPreferences,
  keepAlerts,
  keepPreferences,
  keptAlerts,
  keptPreferences,
  resendPreferences,
  startNotifying,
  stopNotifying,
} from '../notifications/store.ts';
import { useSession } from '../session/store.ts';
import { AlertFields } from './AlertFields.tsx';
import { arrivalWords, canArrive } from './arrival-words.ts';
import { EmailAlerts, NoEmailAlerts } from './EmailAlerts.tsx';
import { NotificationFields } from './NotificationFields.tsx';

const failure = { title: 'Update Failed', description: 'Failed to update your settings. Please try again.' };
const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: capitalise(value) }));
const days = retentionDays.map((count) => ({ value: String(count), label: `${count} days` }));

interface SettingsFormProps {
  settings: UserSettings;
  /** Whether alerts reach this device while no tab is open, in a sentence. */
  reach: string;
  /** Shown below the preferences of this browser. */
  aboutBrowser: (state: { permission: Permission; preferences: NotificationPreferences }) => ReactNode;
}

/** What decides about notifications for the account, as last saved. */
type Saved = Pick<UserSettings, 'notificationsEnabled' | 'notificationPreferences'>;

/** The user's preferences, for the whole account and for this browser. */
export function SettingsForm({ settings, reach, aboutBrowser }: SettingsFormProps) {
  const permission = usePermission();
  const hasMail = useSession(({ site }) => site?.mail ?? false);
  const [saved, setSaved] = useState<Saved>(settings);
  const [preferences, setPreferences] = useState(() => ownPreferences() ?? settings.notificationPreferences);
  const [alerts, setAlerts] = useState(() => ownAlerts(settings.userId) ?? defaultAlerts);
  // They may be changed in the header or in another tab.
  useEffect(
    () =>
      followPreferences(() => {
        setPreferences((known) => ownPreferences() ?? known);
        setAlerts((known) => ownAlerts(settings.userId) ?? known);
      }),
    [settings.userId],
  );
  const { alertThreshold, analysisMode, notificationsEnabled } = settings;
  const draft = useDraft({
    initial: { alertThreshold, analysisMode, notificationsEnabled, retentionDays: String(settings.retentionDays) },
    schema: SettingsUpdate,
    read: (values) => ({
      ...values,
      retentionDays: Number(values.retentionDays),
      notificationPreferences: preferences,
    }),
    onSend: async (body) => {
      if (!(await runWithToast(() => call('POST /api/user/settings', { body }), failure))) return;
      setSaved({ notificationsEnabled: body.notificationsEnabled, notificationPreferences: preferences });
      toast({ title: 'Settings Updated', description: 'Your preferences have been saved.' });
    },
  });
  const { field, values } = draft;
  const change = (next: NotificationPreferences) => {
    setPreferences(next);
    // This browser stores them at once; the account stores them when the form is saved.
    keepPreferences(next);
    if (next.enabled === preferences.enabled) resendPreferences();
    else void (next.enabled ? startNotifying() : stopNotifying()).catch(() => {});
  };
  const changeAlerts = (next: DeviceAlerts) => {
    setAlerts(next);
    keepAlerts(settings.userId, next);
    resendPreferences();
  };
  const threshold = field('alertThreshold');
  const chooseThreshold = (event: ChangeEvent<HTMLSelectElement>) => {
    threshold.onChange(event);
    const chosen = alertThresholds.find((one) => one === event.currentTarget.value);
    if (chosen) change({ ...preferences, urgencyLevels: levelsFrom(chosen) });
  };
  const arrivals = { settings: values, preferences, alerts, permission };
  return (
    <Form error={draft.error} onSubmit={draft.onSubmit}>
      <Panel title="Preferences" subtitle="They apply in every browser in which you sign in.">
        <Stack gap="lg">
          <ChoiceField
            label="Alert Threshold"
            description="Ticks the urgency levels below: high ticks critical, urgent and high, low ticks all of them. The ticks decide what notifies you."
            data={asChoices(alertThresholds)}
            {...threshold}
            onChange={chooseThreshold}
          />
          <ChoiceField
            label="Analysis Mode"
            description="How much of an analysis you are shown: conservative is the shortest, comprehensive shows all of it."
            data={asChoices(analysisModes)}
            {...field('analysisMode')}
          />
          <ChoiceField
            label="Personal Data Retention"
            description="How long your own data are kept: sign-ins, notifications and subscriptions. Events are shared by all users and stay."
            data={days}
            {...field('retentionDays')}
          />
          <SwitchField
            label="Notifications Enabled"
            description="Whether anything may notify you at all, in whichever browser."
            {...field('notificationsEnabled', { type: 'checkbox' })}
          />
        </Stack>
      </Panel>
      <Panel
        title="Browser Notification Preferences"
        subtitle="They apply in this browser at once. Saving stores them in your account too, except quiet hours, places and repetition."
      >
        <Stack gap="lg">
          <Alert role="status">
            {canArrive(arrivals) && `${reach} `}
            {arrivalWords(arrivals)}
            {!isSame(saved, values.notificationsEnabled, preferences) &&
              ' Save your preferences, and browsers in which you sign in later begin with them.'}
          </Alert>
          <NotificationFields preferences={preferences} permission={permission} onChange={change} />
          <AlertFields alerts={alerts} onChange={changeAlerts} />
          {aboutBrowser({ permission, preferences })}
        </Stack>
      </Panel>
      {hasMail ? <EmailAlerts settings={saved} preferences={preferences} alerts={alerts} /> : <NoEmailAlerts />}
      <FormEnd>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {draft.isPending ? 'Saving...' : 'Save Preferences'}
        </Button>
      </FormEnd>
    </Form>
  );
}

function isSame(saved: Saved, notificationsEnabled: boolean, preferences: NotificationPreferences): boolean {
  const { enabled, urgencyLevels, eventTypes } = saved.notificationPreferences;
  return (
    saved.notificationsEnabled === notificationsEnabled &&
    enabled === preferences.enabled &&
    hasSame(urgencyLevels, preferences.urgencyLevels) &&
    hasSame(eventTypes, preferences.eventTypes)
  );
}

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

function ownPreferences(): NotificationPreferences | null {
  const kept = NotificationPreferences.safeParse(keptPreferences());
  return kept.success ? kept.data : null;
}

function ownAlerts(userId: string): DeviceAlerts | null {
  const kept = DeviceAlerts.safeParse(keptAlerts(userId));
  return kept.success ? kept.data : null;
}
