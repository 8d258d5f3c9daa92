import { Dot, type DotColour } from '../../kit/Dot.tsx';
import { Section } from '../../kit/Section.tsx';
import { useAnalysis } from '../analysis/store.ts';
import { contact, useConnection } from '../connection/store.ts';
import { collectionOf } from './collection.ts';
import css from './SystemStatus.module.css';
import { useStats } from './store.ts';

/** What works and what does not: the way to the server, and the three parts behind it. */
export function SystemStatus() {
  const isOffline = useConnection((state) => contact(state) === 'offline');
  const stats = useStats((state) => state.stats);
  const hasAnalysis = useAnalysis(({ value }) => value !== null);
  const hasModel = useAnalysis(({ value }) => typeof value?.model === 'string');
  return (
    <Section title="System Status" badge={<Badge isOffline={isOffline} />}>
      <ul className={css.list}>
        <Indicator name="AI Engine" {...(hasModel ? engine.model : engine.rules)} />
        <Indicator name="Data Collection" {...collectionOf(stats)} />
        <Indicator name="Assessment" {...(hasAnalysis ? assessment.made : assessment.none)} />
      </ul>
    </Section>
  );
}

const engine = { model: { colour: 'green', word: 'Model' }, rules: { colour: 'yellow', word: 'Rules' } } as const;
const assessment = { made: { colour: 'green', word: 'Made' }, none: { colour: 'yellow', word: 'None yet' } } as const;

function Badge({ isOffline }: { isOffline: boolean }) {
  return (
    <span className={css.badge} data-state={isOffline ? 'offline' : 'online'}>
      {isOffline ? 'Offline' : 'Online'}
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
