import type { Event } from '@vigil/common/events';
import { Dialog } from '../../kit/Dialog.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { CorrectForm } from './CorrectForm.tsx';
import type { EditAction } from './edit.ts';
import { MergeForm } from './MergeForm.tsx';
import { refetch } from './refetch.ts';
import { SplitForm } from './SplitForm.tsx';
import { Withdrawn } from './Withdrawn.tsx';

interface EditDialogProps {
  event: Event;
  action: EditAction;
  isOpen: boolean;
  onClose: () => void;
}

const words: Record<EditAction, { title: string; subtitle: string; done: string; failed: string }> = {
  correct: {
    title: 'Correct the event',
    subtitle: 'Changes and their reason are shown to all readers.',
    done: 'Event corrected',
    failed: 'Failed to correct event',
  },
  merge: {
    title: 'Merge into another event',
    subtitle: 'This event goes; its reports, and what is reported of it from now on, belong to the other one.',
    done: 'Events merged',
    failed: 'Failed to merge events',
  },
  split: {
    title: 'Split the event',
    subtitle: 'The reports that are chosen become an event of their own.',
    done: 'Event split',
    failed: 'Failed to split event',
  },
};

export function EditDialog({ event, action, isOpen, onClose }: EditDialogProps) {
  const { title, subtitle, done, failed } = words[action];
  const send = async (task: () => Promise<unknown>) => {
    if (!(await runWithToast(task, { title: failed }))) return;
    toast({ title: done, description: event.title });
    onClose();
    await refetch();
  };
  const props = { event, onSend: send, onCancel: onClose };
  return (
    <Dialog title={title} subtitle={subtitle} isOpen={isOpen} onClose={onClose}>
      <Withdrawn id={event.id} isHidden={event.deletedAt !== null} isOpen={isOpen} onLeave={onClose} />
      {action === 'correct' && <CorrectForm {...props} />}
      {action === 'merge' && <MergeForm {...props} />}
      {action === 'split' && <SplitForm {...props} />}
    </Dialog>
  );
}
