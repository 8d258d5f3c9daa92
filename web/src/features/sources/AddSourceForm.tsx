import { limits } from '@vigil/common/limits';
import { missingSourceParts, NewSource, type Side } from '@vigil/common/sources';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { ChoiceField, SwitchField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { loadSources } from './store.ts';

const sides: { value: Side; label: string }[] = [
  { value: 'third', label: 'Third party' },
  { value: 'israeli', label: 'Israeli' },
  { value: 'iranian', label: 'Iranian' },
];

const blank = { name: '', url: '', side: 'third', reliability: '85', official: false };

const failure = {
  title: 'Failed to add source',
  description: (error: unknown) => sentenceOf(error, 'Please try again.'),
};

/** Adds a publisher whose feed is read from then on. */
export function AddSourceForm() {
  const draft = useDraft({
    initial: blank,
    schema: NewSource,
    read: (values) => ({ ...values, status: 'active', reliability: Number(values.reliability) }),
    onRefuse: (message) =>
      toast({
        title: message === missingSourceParts ? 'Missing information' : failure.title,
        description: message,
        variant: 'destructive',
      }),
    onSend: async (body) => {
      if (!(await runWithToast(() => call('POST /api/sources', { body }), failure))) return;
      draft.reset();
      toast({ title: 'Source added', description: body.name });
      await loadSources();
    },
  });
  const { field } = draft;
  return (
    <Panel title="Add a source" subtitle="Its feed is read at once, and then with every scan.">
      <Form onSubmit={draft.onSubmit} error={draft.error}>
        <TextField label="Source name" dir="auto" maxLength={limits.sourceName} {...field('name')} />
        <TextField
          label="RSS URL"
          description="Or a web page, a news sitemap, or an account of Telegram, Bluesky, Mastodon or YouTube"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={limits.url}
          {...field('url')}
        />
        <div data-row>
          <ChoiceField label="Side" description="Whose voice the publisher is" data={sides} {...field('side')} />
          <TextField
            label="Reliability (%)"
            description="From 0 to 100"
            type="number"
            min={0}
            max={100}
            {...field('reliability')}
          />
        </div>
        <SwitchField
          label="Official"
          description="It speaks for a government or an army"
          {...field('official', { type: 'checkbox' })}
        />
        <FormEnd>
          <Button type="submit" look="main" disabled={draft.isPending}>
            {draft.isPending ? 'Adding...' : 'Add Source'}
          </Button>
        </FormEnd>
      </Form>
    </Panel>
  );
}
