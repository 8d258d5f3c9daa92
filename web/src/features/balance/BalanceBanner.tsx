import { Link } from '@tanstack/react-router';
import css from './BalanceBanner.module.css';
import { SidesBar } from './SidesBar.tsx';
import { useBalance } from './store.ts';

/** The way to the Balance of Power from the top of the home screen, with how it stands. */
export function BalanceBanner() {
  const balance = useBalance(({ value }) => value);
  return (
    <Link to="/balance-of-power" className={css.banner}>
      <span className={css.line}>
        <span>Balance of Power</span>
        {balance && (
          <>
            <span className={css.bar}>
              <SidesBar israel={balance.israelAdvantage} iran={balance.iranAdvantage} />
            </span>
            <span>{`Israel ${balance.israelAdvantage} · Iran ${balance.iranAdvantage}`}</span>
          </>
        )}
        <b>
          Open <span aria-hidden="true">→</span>
        </b>
      </span>
    </Link>
  );
}
