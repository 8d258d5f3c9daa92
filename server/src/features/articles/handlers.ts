import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function articleHandlers(): Pick<Handlers, 'analyzeArticle' | 'createTimelineEvent'> {
  return {
    analyzeArticle: notYet,
    createTimelineEvent: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
