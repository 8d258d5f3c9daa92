import type { Event } from '@vigil/common/events';
import { toast } from '../../kit/toast.ts';
import { eventLink } from './event-link.ts';

/** Copies the address of an event. Where the browser forbids that, a toast shows the address. */
export async function copyLink({ id }: Pick<Event, 'id'>): Promise<void> {
  const url = addressOf(id);
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: url });
  } catch {
    toast({ title: 'The link could not be copied', description: url });
  }
}

/** Opens the system's dialog for sharing. A dialog that is closed again shares nothing, and that is no failure. */
export async function shareLink({ id, title }: Pick<Event, 'id' | 'title'>): Promise<void> {
  try {
    await navigator.share({ title, url: addressOf(id) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink({ id });
  }
}

function addressOf(id: string): string {
  return new URL(eventLink(id), location.origin).href;
}
