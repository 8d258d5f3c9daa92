import { Suspense } from 'react';
import { useClock } from '../../kit/clock.ts';
import { Dot, type DotColour } from '../../kit/Dot.tsx';
import { lazyPart } from '../../kit/lazy-part.ts';
import { Section } from '../../kit/Section.tsx';
import { contact, isOffline, useConnection } from '../connection/store.ts';
import { areFeedsRead, useThreat } from '../threat/store.ts';
import { assessmentOf } from './assessment.ts';
import { collectionOf } from './collection.ts';
import { conditionOf } from './condition.ts';
import css from './SystemStatus.module.css';
import { useStats } from './store.ts';

const HealthIssues = lazyPart(() => import('./HealthIssues.tsx'), 'HealthIssues');

type SystemStatusProps = Pick<Parameters<typeof assessmentOf>[0], 'hasAnalysis' | 'level'>;

/** The connection to the server, and the three parts of the system behind it. */
export function SystemStatus({ hasAnalysis, level }: SystemStatusProps) {
  const isCutOff = useConnection(isOffline);
  const stats = useStats((state) => state.stats);
  const healthIssues = useStats((state) => state.healthIssues);
  return (
    <Section title="System Status" badge={<Badge />}>
      {healthIssues.length > 0 && (
        <Suspense>
          <HealthIssues isBelowBanner />
        </Suspense>
      )}
      <ul className={css.list}>
        <Indicator name="AI Engine" {...(isCutOff || !stats ? unknown : engine[stats.engine])} />
        <Indicator name="Data Collection" {...collectionOf(isCutOff ? null : stats, healthIssues)} />
        <Indicator name="Assessment" {...assessmentOf({ isCutOff, hasAnalysis, level })} />
      </ul>
    </Section>
  );
}

/** Shown while the server cannot be reached. */
const unknown = { colour: 'grey', word: 'Unknown' } as const;
const engine = {
  rules: { colour: 'yellow', word: 'Rules' },
  untried: { colour: 'grey', word: 'Model, not asked yet' },
  model: { colour: 'green', word: 'Model' },
  degraded: { colour: 'orange', word: 'Model failing' },
  spent: { colour: 'yellow', word: 'Budget used up' },
} as const;

function Badge() {
  const line = useConnection(contact);
  const threat = useThreat();
  const feedsRead = useClock((now) => areFeedsRead(threat, now));
  const isReplay = useStats(({ stats }) => stats?.replay ?? null);
  const isDegraded = useStats(({ healthIssues }) => healthIssues.length > 0);
  const { word, state } = conditionOf({ contact: line, isReplay, areFeedsRead: feedsRead, isDegraded });
  return (
    <span className={css.badge} data-state={state}>
      {word}
    </span>
  );
}

function Indicator({ name, colour, word }: { name: string; colour: DotColour; word: string }) {
  return (
    <li>
      <Dot colour={colour} />
      <span>{name}</span>
      <em>{word}</em>
    </li>
  );
}
