import type { Event } from '@vigil/common/events';
import { toast } from '../../kit/toast.ts';
import { embedCodeOf } from './embed-code.ts';
import { eventLink } from './event-link.ts';

/** Copies the address of an event. */
export function copyLink({ id }: Pick<Event, 'id'>): Promise<void> {
  return copy(addressOf(id), 'Link copied', 'The link could not be copied');
}

/** Copies the markup by which another site shows the event. */
export function copyEmbedCode(event: Pick<Event, 'id' | 'title'>): Promise<void> {
  return copy(embedCodeOf(event, location.origin), 'Embed code copied', 'The embed code could not be copied');
}

/** Where the browser forbids it, the toast shows the text. */
async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: done, description: text });
  } catch {
    toast({ title: failed, description: text });
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
