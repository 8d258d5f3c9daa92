import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { areOn } from '../features/notifications/state.ts';
import { followPreferences } from '../features/notifications/store.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { NotFetched } from '../kit/NotFetched.tsx';
import { usePermission } from '../kit/permission.ts';
import panel from './AlertPanel.module.css';
import { type AlertState, alertStateOf } from './alert-state.ts';
import css from './Header.module.css';
import { switchAlertsOn } from './switch-alerts.ts';

const AlertPanel = lazyPart(() => import('./AlertPanel.tsx'), 'AlertPanel', PanelNotFetched);

const drawings: Record<AlertState, string> = {
  on: '',
  off: 'M2.5 2.5l11 11',
  blocked: 'M10.6 1.8l3.6 3.6M14.2 1.8l-3.6 3.6',
};

/** Whether this browser notifies of events. A click asks for the permission where it is off, and shows what arrives. */
export function AlertButton() {
  const permission = usePermission();
  const isWanted = useSyncExternalStore(followPreferences, areOn);
  const state = alertStateOf(permission, isWanted);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const click = async () => {
    if (isOpen) return setOpen(false);
    if (state === 'off') await switchAlertsOn();
    setOpen(true);
  };
  const close = (wantsFocus: boolean) => {
    setOpen(false);
    if (wantsFocus) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        data-alerts={state}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        title={`Alerts: ${state}`}
        onClick={click}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M3.2 11.2c1-1 1.2-2 1.2-4a3.6 3.6 0 0 1 7.2 0c0 2 .2 3 1.2 4zM6.6 13.4a1.5 1.5 0 0 0 2.8 0"
            strokeWidth="1.4"
            strokeLinejoin="round"
            fill={state === 'on' ? 'currentColor' : 'none'}
          />
          <path d={drawings[state]} strokeWidth="1.5" strokeLinecap="round" />
        </svg>
        <span>{`Alerts ${state}`}</span>
      </button>
      {isOpen && (
        <Suspense>
          <AlertPanel state={state} permission={permission} owner={button} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function PanelNotFetched() {
  return (
    <div className={panel.panel}>
      <NotFetched />
    </div>
  );
}
