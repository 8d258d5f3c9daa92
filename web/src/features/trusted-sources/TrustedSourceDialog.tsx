import { limits } from '@vigil/common/limits';
import { type TrustedSource, TrustedSourceForm, trustedCategories } from '@vigil/common/trusted-sources';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { ChoiceField, LongField, SwitchField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { listChanged } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';

interface TrustedSourceDialogProps {
  /** What the dialog was last opened for. */
  edited: TrustedSource | 'new';
  isOpen: boolean;
  onClose: () => void;
}

/** Adds or edits a trusted source. */
export function TrustedSourceDialog({ edited, isOpen, onClose }: TrustedSourceDialogProps) {
  const isNew = edited === 'new';
  return (
    <Dialog
      title={isNew ? 'Add Trusted Source' : 'Edit Source'}
      subtitle={isNew ? 'Add a new trusted source for reference' : 'Update source information'}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SourceForm source={isNew ? null : edited} onClose={onClose} />
    </Dialog>
  );
}

const blank = { name: '', description: '', url: '', category: 'news', reliability: '80', isPublic: true };
const failure = {
  title: 'Error',
  description: (error: unknown) => sentenceOf(error, 'Failed to save the source. Please try again.'),
};
const categories = trustedCategories.map((value) => ({ value, label: capitalise(value) }));

function SourceForm({ source, onClose }: { source: TrustedSource | null; onClose: () => void }) {
  const draft = useDraft({
    initial: source ? fieldsOf(source) : blank,
    schema: TrustedSourceForm,
    read: (values) => ({ ...values, reliability: Number(values.reliability) }),
    onSend: async (body) => {
      if (!(await runWithToast(() => save(source, body), failure))) return;
      listChanged('trusted-sources');
      onClose();
    },
  });
  const { field } = draft;
  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <TextField label="Name" required data-autofocus maxLength={limits.sourceName} {...field('name')} />
      <LongField label="Description" rows={3} maxLength={limits.description} {...field('description')} />
      <TextField
        label="URL"
        type="url"
        inputMode="url"
        placeholder="https://example.com"
        required
        maxLength={limits.url}
        {...field('url')}
      />
      <div data-row>
        <ChoiceField label="Category" data={categories} {...field('category')} />
        <TextField label="Reliability (%)" type="number" min={1} max={100} step={1} {...field('reliability')} />
      </div>
      <SwitchField
        label="Public Source"
        description="Make this source visible to all users"
        {...draft.field('isPublic', { type: 'checkbox' })}
      />
      <FormEnd>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {source ? 'Update' : 'Add Source'}
        </Button>
      </FormEnd>
    </Form>
  );
}

function fieldsOf({ name, description, url, category, reliability, isPublic }: TrustedSource): typeof blank {
  return { name, description, url, category, reliability: String(reliability), isPublic };
}

function save(source: TrustedSource | null, body: TrustedSourceForm): Promise<unknown> {
  if (!source) return call('POST /api/admin/trusted-sources', { body });
  return call('PUT /api/admin/trusted-sources/:id', { params: { id: source.id }, body });
}
