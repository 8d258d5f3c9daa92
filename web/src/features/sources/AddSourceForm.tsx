import { missingSourceParts, NewSource, SourceKind, sourceKinds, withScheme } from '@vigil/common/sources';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { ChoiceField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { kindWords } from './feed-words.ts';
import { ProbeResult } from './ProbeResult.tsx';
import { type SourceDraft, SourceFields } from './SourceFields.tsx';
import { loadSources } from './store.ts';
import { useProbe } from './use-probe.ts';

const blank: SourceDraft = { name: '', url: '', kind: '', side: 'third', reliability: '85', official: false };

const kinds = [
  { value: '', label: 'Detected from the address' },
  ...sourceKinds.map((value) => ({ value, label: kindWords[value] })),
];

const failure = { title: 'Failed to add source' };

/**
 * Adds a publisher whose feed is read from then on. Its address is read when the field is left, and before it is added:
 * one that cannot be read is added only by a button of its own.
 */
export function AddSourceForm() {
  const { probe, resultOf, last } = useProbe();
  const isForced = useRef(false);
  const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

  async function add(body: NewSource): Promise<void> {
    if (!(await runWithToast(() => call('POST /api/sources', { body }), failure))) return;
    draft.reset();
    toast({ title: 'Source added', description: body.name });
    await loadSources();
  }

  const draft = useDraft<SourceDraft, NewSource>({
    initial: blank,
    schema: NewSource,
    read: (values) => ({
      ...values,
      url: withScheme(values.url),
      status: 'active',
      reliability: Number(values.reliability),
      kind: values.kind || undefined,
    }),
    onRefuse: (message) => refuse(message === missingSourceParts ? 'Missing information' : failure.title, message),
    onSend: async (body) => {
      if (isForced.current) return add(body);
      const { url, kind, feeds, error } = await probe(body.url, body.kind);
      if (feeds.length > 0) return refuse(failure.title, 'This page names several feeds. Please choose one.');
      if (error !== null) return refuse(failure.title, error);
      return add({ ...body, url, kind });
    },
  });
  const { url, name } = draft.values;
  const chosen = SourceKind.safeParse(draft.values.kind).data;
  const isBlank = url.trim() === '';
  const shown = isBlank && name === '' ? last : resultOf(url, chosen);

  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const isNew = target.dataset.path === 'url' && !isBlank && resultOf(url, chosen) === undefined;
    if (isNew && URL.canParse(withScheme(url))) void probe(url, chosen);
  };
  const addAnyway = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    isForced.current = true;
    form?.requestSubmit();
    isForced.current = false;
  };
  const choose = (feed: string) => {
    draft.set('url', feed);
    void probe(feed, chosen);
  };

  return (
    <>
      <Panel title="Add a source" subtitle="Its feed is read at once, and then with every scan.">
        <Form onSubmit={draft.onSubmit} onBlur={onBlur} error={draft.error}>
          <SourceFields field={draft.field} />
          <ChoiceField label="Kind" data={kinds} {...draft.field('kind')} />
          <FormEnd>
            {shown?.error && !isBlank && (
              <Button type="button" look="quiet" disabled={draft.isPending} onClick={addAnyway}>
                Add it all the same
              </Button>
            )}
            <Button type="submit" look="main" disabled={draft.isPending}>
              {draft.isPending ? 'Adding...' : 'Add Source'}
            </Button>
          </FormEnd>
        </Form>
      </Panel>
      <ProbeResult probe={shown} onChoose={choose} />
    </>
  );
}
