import { decideNotification, staysOpen } from '@vigil/common/notify';
import type { EventsState } from '../events/store.ts';
import { newsOf } from './fresh.ts';
import { areOn, mayNotify, usePressing } from './store.ts';
import { readWishes } from './wishes.ts';

/** Puts on the page what presses and passes the person's rules; without notifications only what is critical. */
export async function warnOf(now: EventsState, before: EventsState): Promise<void> {
  const isOn = mayNotify() && areOn();
  const pressing = newsOf(now, before).fresh.filter(({ urgencyLevel }) =>
    isOn ? staysOpen(urgencyLevel) : urgencyLevel === 'critical',
  );
  if (pressing.length === 0) return;
  const wishes = await readWishes();
  if (!wishes) return;
  const { settings } = wishes;
  // The switch counts where the browser lets it be on; elsewhere nobody could have switched it.
  const preferences = mayNotify() ? wishes.preferences : { ...wishes.preferences, enabled: true };
  const passed = pressing.filter((event) => decideNotification(event, { settings, preferences }) === 'passed');
  const ids = passed.map(({ id }) => id);
  usePressing.setState((state) => ({ ids: [...ids, ...state.ids.filter((id) => !ids.includes(id))] }));
}

export function settle(id: string): void {
  usePressing.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));
}
