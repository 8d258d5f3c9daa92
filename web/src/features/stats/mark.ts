import type { ThreatStatus } from '@vigil/common/threat';
import type { DotColour } from '../../kit/Dot.tsx';
import { formatShort } from '../../kit/time.ts';
import type { Contact } from '../connection/store.ts';
import { areFeedsRead, noFeedWords } from '../threat/store.ts';

export interface Reception {
  contact: Contact;
  /** When the server last answered, in milliseconds since 1970; null if never. */
  answeredAt: number | null;
  /** Null until the server has said. */
  status: ThreatStatus | null;
  receivedAt: number;
  /** Whether the server replays the archive; null until it has said. */
  isReplay: boolean | null;
}

export interface Mark {
  word: string;
  /** What follows the word; empty where there is nothing to add. */
  detail: string;
  /** The word for narrow places. Alone it must not claim more than word and detail together. */
  brief: string;
  colour: DotColour;
  meaning: string;
}

/** How this page receives events. LIVE only while the server pushes and feeds are read. */
export function markOf(reception: Reception, now: number): Mark {
  const { contact, answeredAt, status, isReplay } = reception;
  if (contact === 'offline') {
    const since = answeredAt === null ? '' : `since ${formatShort(new Date(answeredAt).toISOString(), now)}`;
    return mark('OFFLINE', since, 'red', 'The server cannot be reached');
  }
  if (contact === 'connecting') return mark('CONNECTING', '', 'grey', 'Reaching the server');
  const isLive = contact === 'live';
  if (isReplay) return mark('REPLAY', 'not live news', 'yellow', 'The server replays events of the archive');
  if (status === null || isReplay === null) return mark('CONNECTED', '', 'grey', 'Asking whether feeds are read');
  const { coverage } = status;
  if (!areFeedsRead(reception, now)) {
    const words = noFeedWords(coverage, now);
    const word = isLive ? 'CONNECTED' : 'POLLING';
    return { ...mark(word, words, 'orange', 'The server answers, but it does not see news'), brief: 'NO FEEDS' };
  }
  const unheard = unheardWords(coverage.unheard);
  return mark(
    isLive ? 'LIVE' : 'POLLING',
    [`${coverage.read} of ${coverage.total} feeds`, unheard].filter(Boolean).join(' · '),
    unheard ? 'orange' : isLive && coverage.read * 2 >= coverage.total ? 'green' : 'yellow',
    isLive ? 'News arrives the moment it is known' : 'News is asked for every 30 seconds',
  );
}

function mark(word: string, detail: string, colour: DotColour, meaning: string): Mark {
  return { word, detail, brief: word, colour, meaning };
}

function unheardWords(unheard: ThreatStatus['coverage']['unheard']): string {
  if (unheard.length > 1) return 'nothing from either side';
  const names = { israeli: 'Israeli side unheard', iranian: 'Iranian side unheard' };
  return unheard[0] ? names[unheard[0]] : '';
}
