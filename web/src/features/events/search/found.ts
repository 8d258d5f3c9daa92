import type { SearchReply } from '@vigil/common/search';
import { plural } from '../../../kit/words.ts';

/** What a search has found; null while it is made. */
export function sentenceFor(found: Pick<SearchReply, 'total' | 'partial'> | null): string {
  if (!found) return 'Searching...';
  const { total, partial } = found;
  if (total === 0 && !partial) return 'No event has all of this. Fewer words or another time may find more.';
  const sentence = `${plural(total, 'event')} found, newest first`;
  return partial ? `${sentence}. Older results are still being read.` : sentence;
}
