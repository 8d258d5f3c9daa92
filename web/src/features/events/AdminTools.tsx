import type { Event } from '@vigil/common/events';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { Mantine } from '../../kit/Mantine.tsx';
import { useReturningFocus } from '../../kit/returning-focus.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import css from './AdminTools.module.css';
import { EditTools } from './EditTools.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { askForNew } from './entering/choice.ts';
import { refetch } from './refetch.ts';
import { refreshTimeline } from './refresh.ts';

/** Hides, restores or erases an event. After an erase the focus moves to the title of the list. */
export function EventTools({ event }: { event: Event }) {
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const place = useReturningFocus<HTMLDivElement>(isPending);
  const params = { id: event.id };

  async function run(task: () => Promise<unknown>, title: string, done = ''): Promise<boolean> {
    setPending(true);
    const isDone = await runWithToast(task, { title });
    if (isDone && done) toast({ title: done, description: event.title });
    if (isDone) await refetch();
    setPending(false);
    return isDone;
  }

  const hide = () => run(() => call('DELETE /api/admin/events/:id', { params }), 'Failed to hide event', 'Hidden');
  const restore = () =>
    run(() => call('PUT /api/admin/events/:id/restore', { params }), 'Failed to restore event', 'Restored');
  const erase = async () => {
    setAsking(false);
    const isDone = await run(() => call('DELETE /api/admin/events/:id/hard', { params }), 'Failed to delete event');
    if (isDone) document.getElementById('timeline-title')?.focus({ preventScroll: true });
  };

  return (
    <div ref={place} className={css.tools}>
      {event.deletedAt === null ? (
        <button type="button" disabled={isPending} onClick={hide}>
          Hide
        </button>
      ) : (
        <button type="button" disabled={isPending} onClick={restore}>
          Restore
        </button>
      )}
      <EditTools event={event} />
      <button type="button" data-look="danger" disabled={isPending} onClick={() => setAsking(true)}>
        Delete permanently
      </button>
      <Mantine>
        <EraseDialog event={event} isOpen={isAsking} onCancel={() => setAsking(false)} onErase={erase} />
      </Mantine>
    </div>
  );
}

export function RemoveImage({ eventId, imageUrl }: { eventId: string; imageUrl: string }) {
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    const isDone = await runWithToast(
      () => call('DELETE /api/events/:id/images', { params: { id: eventId }, body: { imageUrl } }),
      { title: 'Error', description: 'Failed to remove image. Please try again.' },
    );
    setPending(false);
    if (!isDone) return;
    toast({ title: 'Success', description: 'Image removed successfully' });
    await refetch();
  };
  return (
    <button type="button" className={css.remove} disabled={isPending} onClick={remove}>
      <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M2.5 2.5l7 7M9.5 2.5l-7 7" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <span>Remove image</span>
    </button>
  );
}

export function Refresh() {
  const [isPending, setPending] = useState(false);
  const place = useReturningFocus<HTMLButtonElement>(isPending);
  const refresh = async () => {
    setPending(true);
    await askForNew(refreshTimeline);
    setPending(false);
  };
  return (
    <button ref={place} type="button" title="Refresh" disabled={isPending} onClick={refresh}>
      <svg width="14" height="14" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M13.5 8a5.5 5.5 0 1 1-1.600-3.900M13.5 1.800v3h-3"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="only-heard">{isPending ? 'Refreshing...' : 'Refresh'}</span>
    </button>
  );
}
