import { CallError, call } from '../../kit/client.ts';
import { toast } from '../../kit/toast.ts';
import { formatNumber } from '../../kit/words.ts';
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
    // The same words for every number.
    description: `Added ${formatNumber(newEvents)} new conflict developments from real-time sources.`,
  };
}

const general = 'Unable to fetch latest developments. Please try again.';

/** The server's suggestion, else its sentence, else the status with a body in plain text, else a general sentence. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return general;
  const { suggestion, sentence, isJson, message } = error;
  // What is no text for readers: JSON without a sentence, a page of a proxy, nothing.
  const isText = !isJson && /^\d+: *[^<\s]/.test(message);
  return suggestion || sentence || (isText ? message : general);
}
