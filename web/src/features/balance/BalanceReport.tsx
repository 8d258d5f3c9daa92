import type { Balance, FactorName } from '@vigil/common/balance';
import { Bar } from '../../kit/Bar.tsx';
import { formatMoment } from '../../kit/time.ts';
import { BalanceEvidence } from './BalanceEvidence.tsx';
import css from './BalanceReport.module.css';
import { FactorCard } from './FactorCard.tsx';
import { KeyEvents } from './KeyEvents.tsx';
import { advantageLabel, bandWords, madeBy, outcomeBands, percentColour } from './labels.ts';
import { SidesBar } from './SidesBar.tsx';

const factorTitles: Record<FactorName, string> = {
  military: 'Military Capability',
  technology: 'Technology',
  alliances: 'Alliances',
  economy: 'Economic Strength',
  geography: 'Geographic Position',
  intelligence: 'Intelligence',
};

const factorOrder: readonly FactorName[] = [
  'military',
  'technology',
  'alliances',
  'economy',
  'geography',
  'intelligence',
];

interface BalanceReportProps {
  balance: Balance;
  /** It is an earlier one, whose evidence is as old as the balance itself. */
  isPast?: boolean;
}

/** All that a balance says. */
export function BalanceReport({ balance, isPast = false }: BalanceReportProps) {
  const { conflictOutcome: outcome, keyFactors, moves } = balance;
  return (
    <div className={css.report}>
      <p className={css.disclaimer} role="note">
        {balance.disclaimer}
      </p>
      <div className={css.pair}>
        <StrategicBalance balance={balance} isPast={isPast} />
        <section className={css.card} aria-labelledby="outcome">
          <h2 id="outcome">Conflict Outcome Probability</h2>
          <Bar label="Israeli Victory" percent={outcome.israelWinProbability} colour="--side-a" />
          <Bar label="Iranian Victory" percent={outcome.iranWinProbability} colour="--side-b" />
          <Bar label="Stalemate/Ceasefire" percent={outcome.stalemateProbability} colour="--low" />
          {balance.bands && <p>{outcomeBands(balance.bands)}</p>}
        </section>
      </div>
      <div className={css.factors}>
        {factorOrder.map((name) => (
          <FactorCard key={name} title={factorTitles[name]} factor={keyFactors[name]} />
        ))}
      </div>
      {moves.length > 0 && (
        <section aria-labelledby="moves">
          <h2 id="moves">What moved since the last balance</h2>
          <ul className={css.moves}>
            {moves.map((move) => (
              <li key={move}>{move}</li>
            ))}
          </ul>
        </section>
      )}
      <KeyEvents titles={balance.keyEvents} ids={balance.keyEventIds} />
      <p className={css.export}>
        Every figure behind this balance, with its weight, is in the{' '}
        <a href={`/api/balance-of-power/export?id=${balance.id}`} download="balance-of-power.json">
          export
        </a>
        . It is enough to compute the balance again.
      </p>
    </div>
  );
}

function StrategicBalance({ balance, isPast }: Required<BalanceReportProps>) {
  const { israelAdvantage: israel, iranAdvantage: iran, analysisDate, createdAt, confidence, bands } = balance;
  return (
    <section className={css.card} aria-labelledby="strategic-balance">
      <h2 id="strategic-balance">Strategic Balance</h2>
      <div className={css.sides}>
        <Side name="Israel" percent={israel} band={bands && bandWords(bands.israelAdvantage, bands.variedBy)} />
        <Side name="Iran" percent={iran} band={bands && bandWords(bands.iranAdvantage, bands.variedBy)} />
      </div>
      <SidesBar israel={israel} iran={iran} />
      <p className={css.facts}>
        <span>
          Last updated <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </span>
        <span>
          Events until <time dateTime={analysisDate}>{formatMoment(analysisDate)}</time>
        </span>
        {!isPast && (
          <span>
            <BalanceEvidence balance={balance} />
          </span>
        )}
        <span>{`Confidence ${confidence}%`}</span>
        <b>{madeBy(balance)}</b>
        {balance.modelNote && <span>{balance.modelNote}</span>}
      </p>
    </section>
  );
}

interface SideProps {
  name: string;
  percent: number;
  /** The range of the percentage in words; unknown of old balances. */
  band?: string;
}

function Side({ name, percent, band }: SideProps) {
  return (
    <div>
      <h3>{name}</h3>
      <p className={css.percent} data-colour={percentColour(percent)}>
        {percent}%
      </p>
      <p>{advantageLabel(percent)}</p>
      {band && <p className={css.band}>{band}</p>}
    </div>
  );
}
