import { Link } from '@tanstack/react-router';
import type { Mode } from '@vigil/common/report-view';
import { capitalise, plural } from '../../kit/words.ts';
import { useSession } from '../session/store.ts';
import type { ReportInMode } from './report.ts';
import css from './StrategicReport.module.css';

interface LeftOutProps {
  report: ReportInMode;
  mode: Mode;
  onChoose: (mode: Mode) => void;
}

/** Says once what a mode does not show of a report, and what would show it. */
export function LeftOut({ report: { isEmpty, left, patterns }, mode, onChoose }: LeftOutProps) {
  const isSignedIn = useSession(({ session }) => session !== null);
  if (!left) return isEmpty && <p className={css.note}>This report has no statement.</p>;
  const { count, next, isUnsourced } = left;
  const missing = isEmpty ? '' : patterns.length === 0 ? ', all key indicators among them' : '';
  return (
    <p className={css.note}>
      {isEmpty
        ? `${lacks[mode]} ${count === 1 ? 'One has' : `${plural(count, 'statement')} have`} one source${isUnsourced ? ' or none' : ''}. `
        : `Conservative: what two independent sources support. ${plural(count, 'statement')} left out${missing}. `}
      <button type="button" className={css.more} data-reach onClick={() => onChoose(next)}>
        Show {next}
      </button>
      {isEmpty && isSignedIn && (
        <>
          {' '}
          or choose {capitalise(next)} in <Link to="/settings">Settings</Link>.
        </>
      )}
    </p>
  );
}

const lacks: Record<Mode, string> = {
  conservative: 'No statement of this report has two independent sources.',
  balanced: 'No statement of this report weighs enough to be shown.',
  comprehensive: '',
};
