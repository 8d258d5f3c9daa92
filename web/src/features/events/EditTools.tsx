import type { Event } from '@vigil/common/events';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { Mantine } from '../../kit/Mantine.tsx';
import { NotFetched } from '../../kit/NotFetched.tsx';
import type { EditAction } from './edit.ts';

const EditDialog = lazyPart(() => import('./EditDialog.tsx'), 'EditDialog', NotFetched);

/** The buttons that open a dialog for each edit. The code of the dialogs is loaded with the first one. */
export function EditTools({ event }: { event: Event }) {
  const [action, setAction] = useState<EditAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  // A dialog that is open stays while the event is hidden.
  const isShown = event.deletedAt === null;
  const open = (next: EditAction) => {
    setAction(next);
    setOpen(true);
  };
  return (
    <>
      {isShown && (
        <>
          <button type="button" onClick={() => open('correct')}>
            Correct
          </button>
          <button type="button" onClick={() => open('merge')}>
            Merge
          </button>
        </>
      )}
      {isShown && event.sourceCount > 0 && (
        <button type="button" onClick={() => open('split')}>
          Split
        </button>
      )}
      {action && (
        <Suspense>
          <Mantine>
            <EditDialog event={event} action={action} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Mantine>
        </Suspense>
      )}
    </>
  );
}
