import { CallError, call } from '../../kit/client.ts';
import { toast } from '../../kit/toast.ts';
import { plural } from '../../kit/words.ts';
import { refetch } from './refetch.ts';

/** A scan reads many feeds, some of them slow. */
const timeoutMs = 5 * 60_000;

/** Scans now and shows a toast with the result. Never rejects. */
export async function refreshTimeline(): Promise<void> {
  try {
    const { newEvents } = await call('POST /api/events/breaking-news', { timeoutMs });
    toast(wordsFor(newEvents));
  } catch (error) {
    toast({ title: 'No Recent Developments', description: reasonOf(error), variant: 'destructive' });
    return;
  }
  await refetch();
}

function wordsFor(newEvents: number): { title: string; description: string } {
  if (newEvents === 0) {
    return {
      title: 'No New Updates',
      description: 'No new articles published in the last hour. Timeline shows current events.',
    };
  }
  return {
    title: 'Timeline Refreshed',
    description: `Added ${plural(newEvents, 'new conflict development')} from real-time sources.`,
  };
}

/** The server's suggestion, else its sentence, else a general one. */
function reasonOf(error: unknown): string {
  const { suggestion = '', sentence = '' } = error instanceof CallError ? error : {};
  return suggestion || sentence || 'Unable to fetch latest developments. Please try again.';
}
