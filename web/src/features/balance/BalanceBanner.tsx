import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import css from './BalanceBanner.module.css';
import { BalanceEvidence, useOutdated } from './BalanceEvidence.tsx';
import { IsOutdated, SidesBar } from './SidesBar.tsx';
import { useBalance, usePastBalance } from './store.ts';

const BalanceMove = lazyPart(() => import('./BalanceMove.tsx'), 'BalanceMove');

/** The way to the Balance of Power from the top of the home screen, with how it stands. */
export function BalanceBanner() {
  const latest = useBalance(({ data }) => data);
  const past = usePastBalance((state) => state.past);
  const isOutdated = useOutdated(latest) && !past;
  const { balance, mark, search } = past ?? { balance: latest, mark: 'Balance of Power' };
  return (
    <Link to="/balance-of-power" search={search} className={css.banner}>
      <span className={css.line}>
        <span className={css.mark}>{mark}</span>
        {balance && (
          <>
            <span className={css.bar}>
              <IsOutdated value={isOutdated}>
                <SidesBar israel={balance.israelAdvantage} iran={balance.iranAdvantage} />
              </IsOutdated>
            </span>
            <span className={css.facts}>
              <span>{`Israel ${balance.israelAdvantage} · Iran ${balance.iranAdvantage}`}</span>
              {!past && (
                <small>
                  <BalanceEvidence balance={balance} />
                </small>
              )}
              {!past && (
                <small className={css.move}>
                  <Suspense>
                    <BalanceMove balance={balance} />
                  </Suspense>
                </small>
              )}
            </span>
          </>
        )}
        <b>
          Open <span aria-hidden="true">→</span>
        </b>
      </span>
    </Link>
  );
}
