import { useEffect } from 'react';
import { BalanceReport } from '../features/balance/BalanceReport.tsx';
import { loadBalance, useBalance } from '../features/balance/store.ts';
import css from './BalanceOfPower.module.css';

const placeholders = ['balance', 'outcome', 'factors', 'events'];

/** The Balance of Power in all its states. */
export function BalanceOfPower() {
  const { status, value } = useBalance();
  useEffect(() => void loadBalance(), []);
  return (
    <div className={css.page}>
      <title>Balance of Power · Vigil</title>
      <h1>Balance of Power Analysis</h1>
      {value && <BalanceReport balance={value} />}
      {!value && (status === 'loading' ? <Waiting /> : <Unavailable />)}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className={css.words}>
        Loading strategic assessment...
      </p>
      <div className={css.placeholders} aria-hidden="true">
        {placeholders.map((name) => (
          <div key={name} />
        ))}
      </div>
    </>
  );
}

function Unavailable() {
  return (
    <p role="alert" className={css.warning}>
      Balance of Power analysis is not available. Admin users can generate updated assessments from the System Controls
      page.
    </p>
  );
}
