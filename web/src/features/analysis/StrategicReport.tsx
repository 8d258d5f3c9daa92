import type { Analysis } from '@vigil/common/analysis';
import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { formatMoment, formatPoint } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';
import { isAdmin, useSession } from '../session/store.ts';
import { Cited } from './Cited.tsx';
import { Counted } from './Counted.tsx';
import { Forecasts } from './Forecasts.tsx';
import { GenerateButton } from './GenerateButton.tsx';
import { Intelligence } from './Intelligence.tsx';
import { LeftOut } from './LeftOut.tsx';
import { LevelReasons } from './LevelReasons.tsx';
import { Outlook } from './Outlook.tsx';
import { Prayers } from './Prayers.tsx';
import { Refusal } from './Refusal.tsx';
import { madeBy, numberEvents, type ReportSentence, reportIn } from './report.ts';
import css from './StrategicReport.module.css';
import { useAnalysis, useGenerating } from './store.ts';
import { TakeAway } from './TakeAway.tsx';
import { ThreatBadge } from './ThreatBadge.tsx';
import { useMode } from './use-mode.ts';

/** The contents of the Strategic Report card, once it is known whether there is a report. */
export function StrategicReport() {
  const { status, data } = useAnalysis();
  if (data) return <Report analysis={data} />;
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
  /** It is an earlier report: neither the progress of a generation nor the present forecast belongs to it. */
  isPast?: boolean;
}

/** The whole report. Its level and its percentages are those of the hour in which it was written. */
export function Report({ analysis, isPast = false }: ReportProps) {
  const mayGenerate = useSession(isAdmin) && !isPast;
  const [mode, choose] = useMode();
  const report = reportIn(analysis, mode);
  const numbers = numberEvents(report);
  const made = madeBy(analysis);
  const list = (statements: readonly ReportSentence[]) =>
    statements.map((statement) => <Cited key={statement.text} statement={statement} numbers={numbers} />);
  const { threatLevel, threatReason, generatedAt } = analysis;
  return (
    <div className={css.report} data-report>
      <div>
        <ThreatBadge level={threatLevel} />{' '}
        <span className={css.note}>
          {`At ${formatPoint(generatedAt)}${threatReason ? `: ${capitalise(threatReason)}` : ''}`}
        </span>
        {!isPast && (
          <p className={css.note}>
            <EvidenceAge at={analysis.until} />
          </p>
        )}
      </div>
      <div>
        {list(report.assessment)}
        <p className={css.made}>
          <b>{made.label}</b>
          <time dateTime={generatedAt}>{formatMoment(generatedAt)}</time>
        </p>
        {made.note && <p className={css.note}>{made.note}</p>}
      </div>
      <LeftOut report={report} mode={mode} onChoose={choose} />
      {report.patterns.length > 0 && (
        <div>
          <h3>Key Indicators</h3>
          <ul className={css.list}>
            {list(report.patterns).map((item) => (
              <li key={item.key}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      <Counted rows={report.counted} />
      <Outlook analysis={analysis} />
      {!isPast && (
        <>
          {/* Here, not beside the level: the first screen has no room for it, and must not move. */}
          <LevelReasons />
          <Forecasts />
        </>
      )}
      <Prayers level={threatLevel} />
      {analysis.detailedAnalysis && (
        <Intelligence analysis={analysis}>
          {report.detailed.map(({ title, statements }) => (
            <div key={title}>
              <h4>{title}</h4>
              {list(statements)}
            </div>
          ))}
          {report.detailed.length === 0 && <p className={css.note}>Its statements are among those left out.</p>}
        </Intelligence>
      )}
      {!isPast && <Progress />}
      <TakeAway analysis={analysis} report={report} />
      {mayGenerate && (
        <div className={css.tools} data-screen>
          <GenerateButton what="analysis" label="Update Report" />
          <GenerateButton what="detailed" label="Detailed Report" />
          <Refusal of={['analysis', 'detailed']} />
        </div>
      )}
    </div>
  );
}

/** Shown to all readers while a new report is generated. */
function Progress() {
  const isRunning = useGenerating(({ analysis, detailed }) => analysis || detailed);
  return (
    <p className={css.note} role="status">
      {isRunning && 'A new report is being generated.'}
    </p>
  );
}
