import { useState } from 'react';
import { Mantine } from '../../kit/Mantine.tsx';
import css from './CorrectReport.module.css';
import { ReportDialog, type ReportDialogProps } from './ReportDialog.tsx';

/** Opens the form that corrects what a report says. */
export function CorrectReport({ event, report }: Pick<ReportDialogProps, 'event' | 'report'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.open}
        onClick={() => setOpen(true)}
        aria-label={`Correct the reading: ${report.title}`}
      >
        Correct the reading
      </button>
      <Mantine>
        <ReportDialog event={event} report={report} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Mantine>
    </>
  );
}
