import { type ScanSettings, scanCalls, scanIntervals } from '@vigil/common/scan';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { ChoiceField, SwitchField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { listChanged, useResource } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';

const load = () => call('GET /api/admin/scan-settings');

/** How often the feeds are read, and whether at all. */
export function ScanSettingsForm() {
  const { data, hasFailed } = useResource(load, { list: 'scan-settings' });
  return (
    <Panel title="News scan" subtitle="How often all feeds are read. A change takes effect at once.">
      {data && <Fields key={`${data.intervalMinutes} ${data.enabled}`} settings={data} />}
      {!data && <p>{hasFailed ? 'The settings could not be loaded.' : 'Loading...'}</p>}
    </Panel>
  );
}

const intervals = scanIntervals.map((minutes) => ({
  value: String(minutes),
  label: minutes < 60 ? `Every ${minutes} minutes` : minutes === 60 ? 'Every hour' : `Every ${minutes / 60} hours`,
}));

const failure = { title: 'Update Failed', description: 'Failed to update scan settings. Please try again.' };

function Fields({ settings }: { settings: ScanSettings }) {
  const draft = useDraft({
    initial: { intervalMinutes: String(settings.intervalMinutes), enabled: settings.enabled },
    schema: scanCalls.saveScanSettings.body,
    read: ({ intervalMinutes, enabled }) => ({ intervalMinutes: Number(intervalMinutes), enabled }),
    onSend: async (body) => {
      if (!(await runWithToast(() => call('POST /api/admin/scan-settings', { body }), failure))) return;
      toast({
        title: 'Settings Updated',
        description: body.enabled
          ? `Feeds are read every ${body.intervalMinutes} minutes.`
          : 'Scheduled scans are off.',
      });
      listChanged('scan-settings');
    },
  });
  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <ChoiceField label="Scan interval" data={intervals} {...draft.field('intervalMinutes')} />
      <SwitchField
        label="Scheduled scans"
        description="When off, feeds are read only when you ask for it"
        {...draft.field('enabled', { type: 'checkbox' })}
      />
      <FormEnd>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {draft.isPending ? 'Saving...' : 'Save Settings'}
        </Button>
      </FormEnd>
    </Form>
  );
}
