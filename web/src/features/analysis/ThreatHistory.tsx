import { Link, useNavigate } from '@tanstack/react-router';
import type { AnalysisPoint } from '@vigil/common/analysis';
import { call } from '../../kit/client.ts';
import { History } from '../../kit/plot/History.tsx';
import { LevelSteps } from '../../kit/plot/LevelSteps.tsx';
import { PercentLines } from '../../kit/plot/PercentLines.tsx';
import { useResource } from '../../kit/resource.ts';
import { formatPoint } from '../../kit/time.ts';
import { useAnalysis } from './store.ts';
import { threatOf } from './threat.ts';

const load = () => call('GET /api/analysis/history');
const military = 'Military escalation risk';
const diplomacy = 'Diplomatic resolution potential';
const known = ['critical', 'high', 'elevated', 'low'] as const;
const colours = {
  critical: '--critical',
  high: '--urgent',
  elevated: '--high',
  low: '--ok',
  unknown: '--low',
} as const;

/** The threat level and the two probabilities from report to report. Each point opens the report as it was. */
export function ThreatHistory() {
  const navigate = useNavigate();
  const latest = useAnalysis(({ data }) => Number(data?.id ?? 0));
  const { data, hasFailed } = useResource(load, { version: latest });
  if (!data) return <p role="status">{hasFailed ? 'The history could not be loaded.' : 'Loading...'}</p>;
  if (data.length < 2) {
    return (
      <p>
        Reports so far: {data.length}. Once there are two, this shows how the threat level moved from one to the next.
      </p>
    );
  }
  const levels = data.some(isUnknown) ? ([...known, 'unknown'] as const) : known;
  const points = data.map((point) => ({ ...point, at: point.generatedAt }));
  return (
    <History
      title="Threat level over time"
      points={points}
      timeOf={({ at }) => formatPoint(at)}
      textOf={wordsOf}
      onOpen={({ id }) => void navigate({ to: '/', search: { report: Number(id) }, resetScroll: false })}
      linkTo={({ id }) => (
        <Link to="/" search={{ report: Number(id) }} resetScroll={false}>
          Open the report as it was
        </Link>
      )}
      head={['Threat level', military, diplomacy, 'Report']}
      cellsOf={(point) => [
        threatOf(point.threatLevel).word,
        percentOf(point, point.militaryProbability),
        percentOf(point, point.diplomacyProbability),
        <Link key="open" to="/" search={{ report: Number(point.id) }} resetScroll={false}>
          {`Report ${point.id}`}
        </Link>,
      ]}
      note="Each mark is a report. A level holds until the next report; between reports nothing is measured."
      panels={(frame) => (
        <>
          <LevelSteps
            title="Level"
            levels={levels.map((level) => ({ name: threatOf(level).word, colour: colours[level] }))}
            values={data.map(({ threatLevel }) => [...known, 'unknown'].indexOf(threatOf(threatLevel).level))}
            frame={frame}
          />
          <PercentLines
            title="Probabilities"
            lines={[
              { name: military, colour: '--urgent', look: 'solid', values: data.map((one) => one.militaryProbability) },
              {
                name: diplomacy,
                colour: '--medium',
                look: 'dashed',
                values: data.map((one) => one.diplomacyProbability),
              },
            ]}
            frame={frame}
          />
        </>
      )}
    />
  );
}

function wordsOf(point: AnalysisPoint): string {
  const word = threatOf(point.threatLevel).word.toLowerCase();
  const [escalation, resolution] = [point.militaryProbability, point.diplomacyProbability];
  return `threat level ${word}, ${military.toLowerCase()} ${percentOf(point, escalation)}, ${diplomacy.toLowerCase()} ${percentOf(point, resolution)}`;
}

/** While the level was unknown, so were the probabilities: the point has the last known ones. */
function percentOf(point: AnalysisPoint, percent: number): string {
  return isUnknown(point) ? `unknown (last known ${percent}%)` : `${percent}%`;
}

function isUnknown({ threatLevel }: AnalysisPoint): boolean {
  return threatOf(threatLevel).level === 'unknown';
}
