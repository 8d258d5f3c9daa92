import type { Analysis } from '@vigil/common/analysis';
import { Bar } from '../../kit/Bar.tsx';
import { formatMoment } from '../../kit/time.ts';
import { capitalise, plural } from '../../kit/words.ts';
import { isAdmin, useSession } from '../session/store.ts';
import { Cited } from './Cited.tsx';
import { GenerateButton } from './GenerateButton.tsx';
import { Intelligence } from './Intelligence.tsx';
import { Prayers } from './Prayers.tsx';
import { Refusal } from './Refusal.tsx';
import { madeBy, numberEvents, reportIn, type Statement } from './report.ts';
import css from './StrategicReport.module.css';
import { useAnalysis, useGenerating } from './store.ts';
import { ThreatBadge } from './ThreatBadge.tsx';
import { useMode } from './use-mode.ts';

/** The contents of the Strategic Report card, once it is known whether there is a report. */
export function StrategicReport() {
  const { status, value } = useAnalysis();
  if (value) return <Report analysis={value} />;
  return <NoReport hasFailed={status === 'failed'} />;
}

function NoReport({ hasFailed }: { hasFailed: boolean }) {
  const mayGenerate = useSession(isAdmin);
  return (
    <div className={css.report}>
      <div>
        <h3 className={css.empty}>No Analysis Available</h3>
        <p className={css.note}>
          {hasFailed ? 'The report could not be loaded.' : 'A report is shown here once one has been generated.'}
        </p>
      </div>
      <Progress />
      {mayGenerate && <GenerateButton what="analysis" label="Generate Strategic Report" look="main" />}
      {mayGenerate && <Refusal of={['analysis']} />}
    </div>
  );
}

interface ReportProps {
  analysis: Analysis;
  /** It is an earlier one: what is being made now is not its matter. */
  isPast?: boolean;
}

/** All that a report says. */
export function Report({ analysis, isPast = false }: ReportProps) {
  const mayGenerate = useSession(isAdmin) && !isPast;
  const [mode, choose] = useMode();
  const report = reportIn(analysis, mode);
  const numbers = numberEvents(report);
  const made = madeBy(analysis);
  const list = (statements: readonly Statement[]) =>
    statements.map((statement) => <Cited key={statement.text} statement={statement} numbers={numbers} />);
  const { threatLevel, threatReason, generatedAt, militaryProbability, diplomacyProbability } = analysis;
  return (
    <div className={css.report}>
      <div>
        <ThreatBadge level={threatLevel} /> <span className={css.note}>{capitalise(threatReason)}</span>
      </div>
      <div>
        {report.assessment.length > 0 ? list(report.assessment) : <NoStatement />}
        <p className={css.made}>
          <b>{made.label}</b>
          <time dateTime={generatedAt}>{formatMoment(generatedAt)}</time>
        </p>
        {made.note && <p className={css.note}>{made.note}</p>}
      </div>
      {mode === 'conservative' && report.left > 0 && (
        <p className={css.note}>
          {`Conservative: what two independent sources support. ${plural(report.left, 'statement')} left out. `}
          <button type="button" className={css.more} onClick={() => choose('balanced')}>
            Show balanced
          </button>
        </p>
      )}
      <div>
        <h3>Key Indicators</h3>
        {report.patterns.length > 0 ? (
          <ul className={css.list}>
            {list(report.patterns).map((item) => (
              <li key={item.key}>{item}</li>
            ))}
          </ul>
        ) : (
          <NoStatement />
        )}
      </div>
      <div className={css.bars}>
        <Bar label="Military Escalation Risk" percent={militaryProbability} colour="--urgent" />
        <Bar label="Diplomatic Resolution Potential" percent={diplomacyProbability} colour="--medium" />
      </div>
      <Prayers level={threatLevel} />
      {analysis.detailedAnalysis && (
        <Intelligence analysis={analysis}>
          {report.detailed.map(({ title, statements }) => (
            <div key={title}>
              <h4>{title}</h4>
              {list(statements)}
            </div>
          ))}
          {report.detailed.length === 0 && <NoStatement />}
        </Intelligence>
      )}
      {!isPast && <Progress />}
      {mayGenerate && (
        <div className={css.tools}>
          <GenerateButton what="analysis" label="Update Report" />
          <GenerateButton what="detailed" label="Detailed Report" />
          <Refusal of={['analysis', 'detailed']} />
        </div>
      )}
    </div>
  );
}

function NoStatement() {
  return <p className={css.note}>No statement with this much support.</p>;
}

/** Readers are told as well that a new one is on its way. */
function Progress() {
  const isRunning = useGenerating(({ analysis, detailed }) => analysis || detailed);
  return (
    <p className={css.note} role="status">
      {isRunning && 'A new report is being generated.'}
    </p>
  );
}
