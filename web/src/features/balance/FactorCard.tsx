import type { Balance, FactorName } from '@vigil/common/balance';
import css from './BalanceReport.module.css';
import { percentColour, pullOf } from './labels.ts';
import { SidesBar } from './SidesBar.tsx';

interface FactorCardProps {
  title: string;
  factor: Balance['keyFactors'][FactorName];
}

/** One of the six factors, and what it was made from. */
export function FactorCard({ title, factor: { israel, iran, description, contributions = [] } }: FactorCardProps) {
  const pulls = contributions.flatMap(({ key, label, points }) => {
    const pull = pullOf(points);
    return pull === null ? [] : [{ key, label, pull }];
  });
  return (
    <article className={css.card}>
      <h2>{title}</h2>
      <p className={css.factor}>
        <span>
          Israel <b data-colour={percentColour(israel)}>{israel}%</b>
        </span>
        <span>
          Iran <b data-colour={percentColour(iran)}>{iran}%</b>
        </span>
      </p>
      <SidesBar israel={israel} iran={iran} />
      <p>{description}</p>
      {pulls.length > 0 && (
        <details className={css.pulls}>
          <summary>What moves this</summary>
          <ul>
            {pulls.map(({ key, label, pull }) => (
              <li key={key} dir="auto">
                <b>{pull}:</b> {label}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
