import type { Event } from '@vigil/common/events';
import { attempt } from '../../kit/attempt.ts';
import { sentenceOf } from '../../kit/client.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { toast } from '../../kit/toast.ts';
import { CorrectForm } from './CorrectForm.tsx';
import type { Way } from './MendTools.tsx';
import { MergeForm } from './MergeForm.tsx';
import { refetch } from './refetch.ts';
import { SplitForm } from './SplitForm.tsx';

interface MendDialogProps {
  event: Event;
  way: Way;
  isOpen: boolean;
  onClose: () => void;
}

/** What each form is given: the event, the act that ends it, and the way out. */
export interface MendFormProps {
  event: Event;
  onSend: (task: () => Promise<unknown>) => Promise<void>;
  onCancel: () => void;
}

const words: Record<Way, { title: string; subtitle: string; done: string; failed: string }> = {
  correct: {
    title: 'Correct the event',
    subtitle: 'What is changed is shown to everybody, with the reason.',
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

export function MendDialog({ event, way, isOpen, onClose }: MendDialogProps) {
  const { title, subtitle, done, failed } = words[way];
  const send = async (task: () => Promise<unknown>) => {
    const failure = { title: failed, description: (error: unknown) => sentenceOf(error, 'Please try again.') };
    if (!(await attempt(task, failure))) return;
    toast({ title: done, description: event.title });
    onClose();
    await refetch();
  };
  const props = { event, onSend: send, onCancel: onClose };
  return (
    <Dialog title={title} subtitle={subtitle} isOpen={isOpen} onClose={onClose}>
      {way === 'correct' && <CorrectForm {...props} />}
      {way === 'merge' && <MergeForm {...props} />}
      {way === 'split' && <SplitForm {...props} />}
    </Dialog>
  );
}
