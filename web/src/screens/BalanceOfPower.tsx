import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BalanceHistory } from '../features/balance/BalanceHistory.tsx';
import { BalanceReport } from '../features/balance/BalanceReport.tsx';
import { PastBalance } from '../features/balance/PastBalance.tsx';
import { loadBalance, useBalance } from '../features/balance/store.ts';
import { Banners } from '../features/stats/Banners.tsx';
import css from './BalanceOfPower.module.css';

const placeholders = ['balance', 'outcome', 'factors', 'events'];

/** The Balance of Power in all its states: the latest, or the earlier one that the address names. */
export function BalanceOfPower() {
  const { status, value } = useBalance();
  const { id } = useSearch({ from: '/balance-of-power' });
  useEffect(() => void loadBalance(), []);
  return (
    <>
      <Banners />
      <div className={css.page}>
        <title>Balance of Power · Vigil</title>
        <h1>Balance of Power Analysis</h1>
        {id !== undefined && <PastBalance id={id} />}
        {id === undefined && value && <BalanceReport balance={value} />}
        {id === undefined && !value && (status === 'loading' ? <Waiting /> : <Unavailable />)}
        <BalanceHistory />
      </div>
    </>
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
