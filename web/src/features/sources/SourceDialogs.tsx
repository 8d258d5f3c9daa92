import { type Source, SourceChange } from '@vigil/common/sources';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { type SourceDraft, SourceFields } from './SourceFields.tsx';
import { loadSources } from './store.ts';

interface SourceDialogProps {
  source: Source;
  isOpen: boolean;
  onClose: () => void;
}

/** Edits a source. */
export function EditSourceDialog({ source, isOpen, onClose }: SourceDialogProps) {
  return (
    <Dialog
      title="Edit source"
      subtitle="A new address is read at once. Reports that are stored keep the earlier name."
      isOpen={isOpen}
      onClose={onClose}
    >
      <EditForm source={source} onClose={onClose} />
    </Dialog>
  );
}

const failure = { title: 'Failed to change source' };

function EditForm({ source, onClose }: Omit<SourceDialogProps, 'isOpen'>) {
  const { id, name, url, side, reliability, official } = source;
  const draft = useDraft<SourceDraft, SourceChange>({
    initial: { name, url, side, reliability: String(reliability), official },
    schema: SourceChange,
    read: (values) => ({ ...values, reliability: Number(values.reliability) }),
    onSend: async (body) => {
      if (!(await runWithToast(() => call('PUT /api/sources/:id', { params: { id }, body }), failure))) return;
      toast({ title: 'Source changed', description: body.name ?? name });
      onClose();
      await loadSources();
    },
  });
  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <SourceFields field={draft.field} />
      <FormEnd>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {draft.isPending ? 'Saving...' : 'Save'}
        </Button>
      </FormEnd>
    </Form>
  );
}

/** Asks before a source is deleted. Cancel takes the focus first. */
export function RemoveSourceDialog({
  source,
  isOpen,
  onClose,
  onRemove,
}: SourceDialogProps & { onRemove: () => void }) {
  return (
    <Dialog
      title={`Delete source "${source.name}"?`}
      subtitle="It is no longer read. Its events and reports stay on the timeline. To stop reading it for a while, pause it."
      isOpen={isOpen}
      onClose={onClose}
    >
      <FormEnd>
        <Button data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" onClick={onRemove}>
          Delete source
        </Button>
      </FormEnd>
    </Dialog>
  );
}
