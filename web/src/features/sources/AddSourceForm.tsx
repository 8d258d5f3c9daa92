import { missingSourceParts, NewSource, sourceKinds } from '@vigil/common/sources';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { ChoiceField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { kindWords } from './feed-words.ts';
import { type SourceDraft, SourceFields } from './SourceFields.tsx';
import { loadSources } from './store.ts';

const blank: SourceDraft = { name: '', url: '', kind: '', side: 'third', reliability: '85', official: false };

const kinds = [
  { value: '', label: 'Detected from the address' },
  ...sourceKinds.map((value) => ({ value, label: kindWords[value] })),
];

const failure = { title: 'Failed to add source' };

/** Adds a publisher whose feed is read from then on. */
export function AddSourceForm() {
  const draft = useDraft<SourceDraft, NewSource>({
    initial: blank,
    schema: NewSource,
    read: (values) => ({
      ...values,
      status: 'active',
      reliability: Number(values.reliability),
      kind: values.kind || undefined,
    }),
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
  return (
    <Panel title="Add a source" subtitle="Its feed is read at once, and then with every scan.">
      <Form onSubmit={draft.onSubmit} error={draft.error}>
        <SourceFields field={draft.field} />
        <ChoiceField label="Kind" data={kinds} {...draft.field('kind')} />
        <FormEnd>
          <Button type="submit" look="main" disabled={draft.isPending}>
            {draft.isPending ? 'Adding...' : 'Add Source'}
          </Button>
        </FormEnd>
      </Form>
    </Panel>
  );
}
