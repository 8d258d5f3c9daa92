import { useEvents } from './store.ts';
import { summarise } from './view.ts';

const icons = { none: '/favicon.svg', new: '/favicon-new.svg', critical: '/favicon-critical.svg' };

/**
 * Marks the tab and the installed app while new events wait: a dot on the icon, a diamond if one of them is critical, and
 * the number that the title shows as the badge of the app.
 */
export function startTabMarks(): void {
  let shown = '';
  const show = () => {
    const { loaded, view } = useEvents.getState();
    const waiting = summarise(loaded, view);
    const isCritical = waiting?.topUrgency === 'critical';
    const count = (isCritical ? waiting.topCount : waiting?.count) ?? 0;
    const icon = icons[isCritical ? 'critical' : waiting ? 'new' : 'none'];
    if (shown === `${icon} ${count}`) return;
    shown = `${icon} ${count}`;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
    setBadge(count);
  };
  show();
  useEvents.subscribe(show);
}

/** Only installed apps have a badge, and not every browser. */
function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => {});
}
