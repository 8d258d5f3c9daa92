import { partyNames } from '@vigil/common/statement-words';
import type { Statement } from '@vigil/reader';
import { asPlace } from './as-place.ts';

/** In characters. */
export const maxGloss = 100;

/** What of a statement its line says. */
export type Glossed = Pick<Statement, 'kind' | 'reality' | 'by' | 'on'>;

/** One English line of what a statement says: 'Attack by Israel on Iran, in Isfahan', 'Comment: talks of Iran and Oman, in Muscat'. */
export function glossOf(statement: Glossed, location: string): string {
  const line = (most: number, place: string) => lineOf(statement, most, place);
  const [full, town] = [placeIn(statement, location), placeIn(statement, location.split(', ')[0] ?? '')];
  const lines = [line(4, full), line(2, full), line(2, town), line(1, town), line(1, '')];
  return lines.find((one) => one.length <= maxGloss) ?? line(0, '');
}

function lineOf({ kind, reality, by, on }: Glossed, most: number, place: string): string {
  const { noun, of, to } = templates[kind];
  const all = to === undefined ? [...by, ...on] : by;
  const other = to === undefined ? [] : on.filter((party) => by.length !== 1 || party !== by[0]);
  const [actors, targets] = [listOf(all, most), listOf(other, most)];
  const act = [noun, ...(actors ? [of, actors] : []), ...(targets && to ? [to, targets] : [])].join(' ');
  const said = openings[reality];
  return `${said ? `${said}: ${act.slice(0, 1).toLowerCase()}${act.slice(1)}` : act}${place}`;
}

/** 'Iran, Oman and others'; empty for none. */
function listOf(parties: Statement['by'], most: number): string {
  const names = [...new Set(parties)].map((party): string => partyNames[party]);
  if (names.length > most) names.splice(most, names.length, 'others');
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last === 'others' ? '' : last;
}

/** ', in Isfahan': without the country where the line names it, and nothing where the place adds nothing. */
function placeIn({ by, on }: Glossed, location: string): string {
  const named = new Set<string>([...by, ...on].map((party) => partyNames[party]));
  if (nowhere.has(location) || named.has(asPlace(location))) return '';
  const [town = '', country = ''] = location.split(', ');
  return `, in ${asPlace(named.has(asPlace(country)) ? town : location)}`;
}

const nowhere: ReadonlySet<string> = new Set(['', 'Unknown', 'Global']);

const openings: Record<Statement['reality'], string> = {
  done: '',
  announced: 'Announced',
  denied: 'Denied',
  past: 'Earlier',
  comment: 'Comment',
};

/** The words before those who act and before those on whom; without `to` both are one list. */
const templates: Record<Statement['kind'], { noun: string; of: string; to?: string }> = {
  none: { noun: 'News', of: 'of', to: 'about' },
  attack: { noun: 'Attack', of: 'by', to: 'on' },
  interception: { noun: 'Interception', of: 'by', to: 'against' },
  alarm: { noun: 'Alarm', of: 'over fire by', to: 'at' },
  'all-clear': { noun: 'All-clear', of: 'after fire by', to: 'at' },
  threat: { noun: 'Threat', of: 'by', to: 'against' },
  talks: { noun: 'Talks', of: 'of' },
  'talks-failed': { noun: 'Failed talks', of: 'of' },
  truce: { noun: 'Truce', of: 'of' },
  'truce-broken': { noun: 'Breach or end of a truce', of: 'by', to: 'with' },
  deal: { noun: 'Agreement', of: 'of' },
  closure: { noun: 'Closure', of: 'by', to: 'for' },
  blockade: { noun: 'Blockade', of: 'by', to: 'against' },
  reopening: { noun: 'Reopening', of: 'by', to: 'for' },
  seizure: { noun: 'Seizure', of: 'by', to: 'from' },
  sanction: { noun: 'Sanctions', of: 'by', to: 'on' },
  relief: { noun: 'Relief', of: 'by', to: 'for' },
  deployment: { noun: 'Deployment', of: 'by', to: 'facing' },
  evacuation: { noun: 'Evacuation', of: 'by', to: 'concerning' },
  'leader-killed': { noun: 'Killing of a leader', of: 'by', to: 'in' },
  toll: { noun: 'Toll of acts', of: 'by', to: 'on' },
  effect: { noun: 'Effects of acts', of: 'by', to: 'on' },
  reaction: { noun: 'Reaction', of: 'by', to: 'to' },
  arrest: { noun: 'Arrest or trial', of: 'by', to: 'concerning' },
  hack: { noun: 'Cyber attack', of: 'by', to: 'on' },
  unrest: { noun: 'Unrest', of: 'by', to: 'against' },
  nuclear: { noun: 'Nuclear matter', of: 'of', to: 'concerning' },
  politics: { noun: 'Politics', of: 'of', to: 'concerning' },
};
