import { otherSide } from '@vigil/server/assessment/parties';
import type { BalanceBasis } from '@vigil/server/features/balance/balance';
import { mirrorText } from '@vigil/server/testing/mirror';
import { mirrorStatement } from '@vigil/server/testing/mirror-statement';
import type { EventRecord } from '@vigil/server/timeline/change';

/** An event in which Israel and Iran have changed places, in all that is said of it. */
export function swapSides(event: EventRecord): EventRecord {
  return {
    ...event,
    title: mirrorText(event.title),
    summary: mirrorText(event.summary),
    location: mirrorText(event.location),
    figures: event.figures.map((figure) => ({ ...figure, what: mirrorText(figure.what), by: mirrorText(figure.by) })),
    reports: event.reports.map((report) => ({
      ...report,
      title: mirrorText(report.title),
      ...(report.statement && { statement: { ...report.statement, ...mirrorStatement(report.statement) } }),
      ...(report.side && { side: swapped[report.side] }),
      ...(report.claims && { claims: report.claims.map((party) => swapped[party]).sort(byTable) }),
      ...(report.denials && { denials: report.denials.map((party) => swapped[party]).sort(byTable) }),
    })),
  };
}

const swapped = { israeli: 'iranian', iranian: 'israeli', third: 'third' } as const;
const byTable = (a: string, b: string) => (a === b ? 0 : a === 'israeli' ? -1 : b === 'israeli' ? 1 : 0);

/** What a balance is made of, with the figures of the two sides exchanged their allies on the other side and the strait on the other coast. */
export function swapBasis({ measures, alignments }: BalanceBasis): BalanceBasis {
  return {
    measures: measures.map((measure) => ({
      ...measure,
      rows: measure.rows.map(({ date, israel, iran }) => ({ date, israel: iran, iran: israel })),
    })),
    alignments: {
      ...alignments,
      usa: otherSide(alignments.usa),
      ally: otherSide(alignments.ally),
      hormuz: otherSide(alignments.hormuz),
    },
  };
}
