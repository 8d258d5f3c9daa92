import { type OutletGroup, outletGroups } from '@vigil/common/evidence';
import type { Statement } from '@vigil/reader';
import { bestReportOf } from './best-report.ts';
import type { StoredReport } from './change.ts';
import { groupOfOutlet } from './outlet-groups.ts';

interface Telling {
  group: OutletGroup;
  /** Null where none of its outlets is among the reports, or all only comment. */
  report: StoredReport | null;
}

/** The title that tells an event best in the outlets of each group, in the order of the groups. */
export function tellingsOf(reports: readonly StoredReport[], kind: Statement['kind'] | null): Telling[] {
  return outletGroups.map((group) => {
    const own = reports.filter((report) => groupOfOutlet(report) === group);
    return { group, report: own.length > 0 ? bestReportOf(own, kind) : null };
  });
}
