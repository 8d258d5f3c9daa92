import type { Event } from '@vigil/common/events';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { FormEnd } from '../../kit/Form.tsx';
import { Withdrawn } from './Withdrawn.tsx';

interface EraseDialogProps {
  event: Event;
  isOpen: boolean;
  onCancel: () => void;
  onErase: () => void;
}

/** Asks for confirmation before an event is erased. Cancel has the focus first. */
export function EraseDialog({ event: { id, title }, isOpen, onCancel, onErase }: EraseDialogProps) {
  return (
    <Dialog title={`Permanently delete "${title}"? This cannot be undone.`} isOpen={isOpen} onClose={onCancel}>
      <Withdrawn id={id} isOpen={isOpen} onLeave={onCancel} />
      <FormEnd>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" onClick={onErase}>
          Delete permanently
        </Button>
      </FormEnd>
    </Dialog>
  );
}
