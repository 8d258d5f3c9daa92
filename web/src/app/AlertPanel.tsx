import { Link } from '@tanstack/react-router';
import { defaultAlerts } from '@vigil/common/alerts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { InstallHint } from '../features/install/InstallHint.tsx';
import { PushKeysHelp } from '../features/notifications/PushKeysHelp.tsx';
import { useReach } from '../features/notifications/reach.ts';
import { followPreferences } from '../features/notifications/store.ts';
import { readUserPreferences } from '../features/notifications/user-preferences.ts';
import { arrivalWords, canArrive } from '../features/settings/arrival-words.ts';
import { Button } from '../kit/Button.tsx';
import type { Permission } from '../kit/permission.ts';
import { useResource } from '../kit/resource.ts';
import css from './AlertPanel.module.css';
import type { AlertState } from './alert-state.ts';
import { notifyOfCriticalOnly, switchAlertsOff, switchAlertsOn } from './switch-alerts.ts';

interface AlertPanelProps {
  state: AlertState;
  permission: Permission;
  /** The button that has opened it. */
  owner: RefObject<HTMLButtonElement | null>;
  /** `wantsFocus`: the focus was in the panel. */
  onClose: (wantsFocus: boolean) => void;
}

/** What will arrive in this browser in one sentence, and the way to change it. */
export function AlertPanel({ state, permission, owner, onClose }: AlertPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [version, setVersion] = useState(0);
  const { data, hasFailed } = useResource(readUserPreferences, { version });
  const [isBusy, setBusy] = useState(false);
  useEffect(() => followPreferences(() => setVersion((count) => count + 1)), []);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || panel.current?.contains(target) || owner.current?.contains(target)) return;
      onClose(false);
    };
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose(true);
    const ended = new AbortController();
    document.addEventListener('pointerdown', leave, { signal: ended.signal });
    document.addEventListener('focusin', leave, { signal: ended.signal });
    document.addEventListener('keydown', close, { signal: ended.signal });
    return () => ended.abort();
  }, [onClose, owner]);

  const run = async (change: () => Promise<void>) => {
    setBusy(true);
    await change().catch(() => {});
    setBusy(false);
  };
  const levels = data?.preferences.urgencyLevels ?? [];
  const canNarrow = state === 'on' && levels.some((level) => level !== 'critical');
  const reach = useReach(permission);
  const arrivals = data && { ...data, alerts: data.alerts ?? defaultAlerts, permission };
  return (
    <div ref={panel} role="dialog" aria-label="Alerts" tabIndex={-1} className={css.panel}>
      <div role="status" className={css.words}>
        {arrivals && canArrive(arrivals) && <p className={css.reach}>{reach}</p>}
        <p>{arrivals ? arrivalWords(arrivals) : hasFailed ? 'What arrives could not be read.' : 'Loading...'}</p>
      </div>
      {permission === 'denied' && (
        <p className={css.help}>
          Only you can allow it again: press the icon before the address, and allow notifications.
        </p>
      )}
      {permission === 'unsupported' && <InstallHint />}
      <PushKeysHelp />
      <div className={css.row}>
        {state !== 'blocked' && (
          <Button
            look={state === 'on' ? 'plain' : 'main'}
            disabled={isBusy}
            onClick={() => run(state === 'on' ? switchAlertsOff : switchAlertsOn)}
          >
            {state === 'on' ? 'Switch off' : 'Switch on'}
          </Button>
        )}
        {canNarrow && (
          <Button
            disabled={isBusy}
            onClick={() => {
              // The button is gone once this is saved.
              panel.current?.focus();
              void run(notifyOfCriticalOnly);
            }}
          >
            Critical only
          </Button>
        )}
        <Link to="/settings" onClick={() => onClose(false)}>
          Change what arrives
        </Link>
      </div>
    </div>
  );
}
