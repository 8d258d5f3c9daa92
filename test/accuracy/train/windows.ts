import { developmentSet, labelledDays, ownSet, windows } from '../labels.ts';
import type { Window } from './cross.ts';

/** The labelled windows that the judge of pairs learns from, none of them set aside. */
export async function readWindows(): Promise<Window[]> {
  const days = [...(windows.war ?? []), ...(windows.ceasefire ?? [])].flatMap(({ news, days }) =>
    days.map(async (day) => ({ name: day, group: groupOf(day), items: await labelledDays(news, [day]) })),
  );
  return [
    { name: 'development', group: 'before', items: await developmentSet() },
    { name: 'tuning', group: 'before', items: await ownSet('tuning') },
    { name: 'untouched', group: 'before', items: await ownSet('untouched') },
    ...(await Promise.all(days)),
  ];
}

/** Windows of one group are left out of training together. */
function groupOf(day: string): string {
  if (day.startsWith('en-2025')) return 'June 2025';
  return day < 'en-2026-04' ? 'February and March 2026' : 'April to June 2026';
}
