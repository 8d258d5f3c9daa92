import type { HealthIssue } from '@vigil/common/health-issues';
import type { Side } from '@vigil/common/sources';
import { formatRecent } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';

/** A health issue, since when, and what that means for the reader. */
export function healthIssueWords(issue: HealthIssue, now: number): string {
  const at = issue.since && formatRecent(issue.since, now);
  const since = at ? ` since ${at}` : '';
  switch (issue.kind) {
    case 'database':
      return `The database has not answered${since}. Nothing new can be shown.`;
    case 'full':
      return `The disk of the server is full${since}. Nothing new can be saved or shown.`;
    case 'low':
      return `Less than ${issue.below} MB are free on the disk of the server${since}. Free some space before it is full.`;
    case 'behind':
      return `The server has fallen behind. News may be missing${since}.`;
    case 'alerts':
      return `${alertWords(issue.names)}${since}. Sirens and all-clears may be missing.`;
    case 'dark':
      return `${darkWords(issue.total)} ${at ? `Nothing was read${since}: you` : 'You'} see the archive and what was read before.`;
    case 'late':
      return at
        ? `No scan has finished${since}. News may be missing.`
        : 'No scan has finished yet. News may be missing.';
    case 'off':
      return `Scheduled scans are turned off. ${at ? `The last one ended: ${at}.` : 'None has finished yet.'}`;
    case 'side':
      return sideWords(issue.sides, since);
    case 'unread':
      return `${issue.reports === 1 ? 'One report' : `${issue.reports} reports`} of the feeds could not be read${since}. Each scan tries again.`;
    case 'few':
      return `Only ${issue.read} of ${issue.total} feeds can be read. News may be missing${since}.`;
  }
}

function alertWords(names: readonly string[]): string {
  const [first, ...others] = names;
  if (others.length === 0) return `The alert channel ${first} cannot be reached`;
  return `The alert channels ${names.join(', ')} cannot be reached`;
}

function darkWords(total: number): string {
  if (total === 0) return 'There is no feed to read.';
  return total === 1 ? 'The only feed cannot be reached.' : `None of the ${total} feeds can be reached.`;
}

const names: Record<Side, string> = { iranian: 'Iranian', israeli: 'Israeli', third: 'other' };

function sideWords(sides: readonly Side[], since: string): string {
  const none = sides.map((side) => `no ${names[side]}`).join(' and ');
  const missing = sides.length > 1 ? 'Nothing was received from either side' : 'Nothing was received from that side';
  return `${capitalise(none)} source can be read.${since && ` ${missing}${since}.`}`;
}
