import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import type { NotifyPreferences } from '@vigil/common/notify';
import type { Permission } from './permission.ts';

interface Arrivals extends NotifyPreferences {
  permission: Permission;
}

/** Describes what will notify the user in this browser, from the same preferences that `decideNotification` reads. */
export function arrivalWords({ settings, preferences, permission }: Arrivals): string {
  const obstacle = obstacleOf({ settings, preferences, permission });
  if (obstacle) return `Nothing will arrive${obstacle}. Critical events are still shown on the page while it is open.`;
  const levels = urgencyLevels.filter((level) => preferences.urgencyLevels.includes(level));
  const types = eventTypes.filter((type) => preferences.eventTypes.includes(type));
  const hasAllLevels = levels.length === urgencyLevels.length;
  if (types.length === eventTypes.length) {
    return hasAllLevels
      ? 'You will be notified of every event.'
      : `You will be notified of ${listed(levels)} events of every type.`;
  }
  return `You will be notified of ${hasAllLevels ? 'all' : listed(levels)} ${listed(types)} events.`;
}

/** The first reason why nothing arrives; null if there is none. */
function obstacleOf({ settings, preferences, permission }: Arrivals): string | null {
  if (!settings.notificationsEnabled) return ': notifications are disabled in your preferences';
  if (permission === 'unsupported') return ' in this browser: it cannot show notifications of websites';
  if (permission === 'denied') return ' in this browser: it blocks notifications of Vigil';
  if (!preferences.enabled || permission === 'default') {
    return ' in this browser: browser notifications are switched off';
  }
  const unticked = [
    ...(preferences.urgencyLevels.length === 0 ? ['no urgency level'] : []),
    ...(preferences.eventTypes.length === 0 ? ['no event type'] : []),
  ];
  return unticked.length > 0 ? `: ${unticked.join(' and ')} is ticked` : null;
}

/** 'critical, urgent and high' */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
