import type { Contact } from '../connection/store.ts';

interface Situation {
  contact: Contact;
  /** Null until the server has said. */
  isReplay: boolean | null;
  areFeedsRead: boolean;
  isDegraded: boolean;
}

/** The badge of System Status: 'Online' only while the server answers, reads feeds and knows of no health issue. */
export function conditionOf({ contact, isReplay, areFeedsRead, isDegraded }: Situation) {
  if (contact === 'offline') return { word: 'Offline', state: 'offline' } as const;
  if (contact === 'connecting' || isReplay === null) return { word: 'Connecting', state: 'unknown' } as const;
  if (isReplay) return { word: 'Replay', state: 'unknown' } as const;
  if (!areFeedsRead || isDegraded) return { word: 'Degraded', state: 'degraded' } as const;
  return { word: 'Online', state: 'online' } as const;
}
