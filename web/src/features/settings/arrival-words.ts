import type { DeviceAlerts } from '@vigil/common/alerts';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import type { NotifyPreferences } from '@vigil/common/notify';
import type { Permission } from '../../kit/permission.ts';

interface AlertRouteState extends Pick<NotifyPreferences, 'settings' | 'preferences'> {
  alerts: DeviceAlerts;
  permission: Permission;
}

type ArrivalChoices = Pick<AlertRouteState, 'preferences' | 'alerts'>;

const accountOff = ': notifications are disabled in your preferences';

/** Describes what will notify the user in this browser, from the same preferences that `decideNotification` reads. */
export function arrivalWords(arrivals: AlertRouteState): string {
  const obstacle = obstacleOf(arrivals);
  if (obstacle) return `Nothing will arrive${obstacle}. Critical events are still shown on the page while it is open.`;
  return [eventWords(arrivals), quietWords(arrivals), repeatWords(arrivals)].filter(Boolean).join(' ');
}

/** Whether anything can arrive in this browser. Where nothing can, `arrivalWords` says why. */
export function canArrive(arrivals: AlertRouteState): boolean {
  return obstacleOf(arrivals) === null;
}

/** Describes what will arrive by e-mail, which depends on no browser. */
export function emailWords(state: Omit<AlertRouteState, 'permission'>): string {
  const obstacle = state.settings.notificationsEnabled ? untickedOf(state) : accountOff;
  return obstacle
    ? `Nothing will arrive${obstacle}.`
    : [eventWords(state), quietWords(state)].filter(Boolean).join(' ');
}

/** 'You will be notified of critical and urgent military events, and in Haifa, Israel of high ones.' */
function eventWords({ preferences, alerts }: ArrivalChoices): string {
  const levels = urgencyLevels.filter((level) => preferences.urgencyLevels.includes(level));
  const types = eventTypes.filter((type) => preferences.eventTypes.includes(type));
  const more = levelsOfPlaces(alerts).filter((level) => !levels.includes(level));
  const places = alerts.places.join('; ');
  if (levels.length === 0) return `You will be notified of ${eventsOf(more, types)} in your places: ${places}.`;
  const where = more.length > 0 ? ` In your places, ${places}, of ${listed(more)} ones too.` : '';
  return `You will be notified of ${eventsOf(levels, types)}.${where}`;
}

/** 'critical military events', 'every event'. */
function eventsOf(levels: readonly string[], types: readonly string[]): string {
  const hasAllLevels = levels.length === urgencyLevels.length;
  if (types.length === eventTypes.length)
    return hasAllLevels ? 'every event' : `${listed(levels)} events of every type`;
  return `${hasAllLevels ? 'all' : listed(levels)} ${listed(types)} events`;
}

function quietWords({ alerts: { quietHours } }: ArrivalChoices): string {
  if (!quietHours) return '';
  const { from, to, allowsCritical } = quietHours;
  const when = from === to ? 'At any hour' : `From ${from} to ${to}`;
  return `${when} ${allowsCritical ? 'only critical ones arrive' : 'none of them arrives'}.`;
}

function repeatWords({ alerts: { repeatsCritical } }: AlertRouteState): string {
  return repeatsCritical ? 'A critical one comes again every minute, for ten minutes, until you have seen it.' : '';
}

/** The first reason why nothing arrives; null if there is none. */
function obstacleOf({ settings, preferences, alerts, permission }: AlertRouteState): string | null {
  if (!settings.notificationsEnabled) return accountOff;
  if (permission === 'unsupported') return ' in this browser: it cannot show notifications of websites';
  if (permission === 'denied') return ' in this browser: it blocks notifications of Vigil';
  if (!preferences.enabled || permission === 'default') {
    return ' in this browser: browser notifications are switched off';
  }
  return untickedOf({ preferences, alerts });
}

function untickedOf({ preferences, alerts }: ArrivalChoices): string | null {
  const unticked = [
    ...(preferences.urgencyLevels.length === 0 && levelsOfPlaces(alerts).length === 0 ? ['no urgency level'] : []),
    ...(preferences.eventTypes.length === 0 ? ['no event type'] : []),
  ];
  return unticked.length > 0 ? `: ${unticked.join(' and ')} is ticked` : null;
}

/** The urgency levels that notify in the user's places. */
function levelsOfPlaces({ places, placesFrom }: DeviceAlerts) {
  return places.length > 0 ? urgencyLevels.slice(0, urgencyLevels.indexOf(placesFrom) + 1) : [];
}

/** 'critical, urgent and high' */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
