import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { FormEnd } from '../../kit/Form.tsx';

interface RemoveUserDialogProps {
  username: string;
  isOpen: boolean;
  onCancel: () => void;
  onRemove: () => void;
}

/** Asks before an account is deleted. Cancel takes the focus first. */
export function RemoveUserDialog({ username, isOpen, onCancel, onRemove }: RemoveUserDialogProps) {
  return (
    <Dialog
      title={`Delete user "${username}"?`}
      subtitle="Deletes the account and everything that is stored about the user, and ends all of its sessions. This cannot be undone."
      isOpen={isOpen}
      onClose={onCancel}
    >
      <FormEnd>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" onClick={onRemove}>
          Delete user
        </Button>
      </FormEnd>
    </Dialog>
  );
}
