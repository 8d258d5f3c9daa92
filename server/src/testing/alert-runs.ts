import type { OfficialAlert } from '../pipeline/alerts/alert.ts';
import { type Episode, isOver, openPlaces } from '../pipeline/alerts/episode.ts';
import { takeAlerts } from '../pipeline/alerts/take-alerts.ts';
import type { EventDraft } from '../timeline/change.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

export const alertChannel = { name: 'Civil Defence', url: 'https://alerts.example/now.json', side: 'israeli' as const };

/** Minutes after the first reading of a channel. */
export const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

export const makeAlert = (id: string, places: string[], more: Partial<OfficialAlert> = {}): OfficialAlert => ({
  id,
  phase: 'alert',
  threat: 'Rocket and missile',
  isArmed: true,
  isDrill: false,
  places,
  at: null,
  references: [],
  ...more,
});

export const makeClear = (id: string, places: string[], more: Partial<OfficialAlert> = {}): OfficialAlert =>
  makeAlert(id, places, { phase: 'all-clear', threat: 'Home front', ...more });

export const makeUpdate = (
  id: string,
  places: string[],
  references: string[],
  more: Partial<OfficialAlert> = {},
): OfficialAlert => makeAlert(id, places, { references, isUpdate: true, ...more });

/** The end of an alert for these places. */
export const until = (minutes: number, ...places: string[]): { expiries: Map<string, Date> } => ({
  expiries: new Map(places.map((place) => [place, after(minutes)])),
});

/** Takes readings of a channel one after the other, a minute apart. `open`: the places under alert after the last one. */
export function takeReadings(...readings: OfficialAlert[][]) {
  let episodes: Episode[] = [];
  const drafts: EventDraft[][] = [];
  readings.forEach((messages, at) => {
    const step = takeAlerts(episodes, messages, alertChannel, after(at));
    episodes = step.episodes;
    drafts.push(step.drafts);
  });
  return { drafts, episodes, open: placesUnderAlert(episodes) };
}

export const placesUnderAlert = (episodes: Episode[]): string[] =>
  episodes.filter((one) => !isOver(one)).flatMap(openPlaces);

/** The last title that these drafts give an event. */
export const titleOf = (drafts: EventDraft[] | undefined): string | undefined =>
  drafts?.flatMap(({ op, data }) => ((op === 'add' || op === 'correct') && data.title ? [data.title] : [])).at(-1);
