import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { Reporting } from './generate.ts';
import type { PublicReports } from './public-reports.ts';
import type { AnalysisStore } from './store.ts';

interface AnalysisHandlerOptions {
  analyses: AnalysisStore;
  reports: PublicReports;
  reporting: Reporting;
}

export function analysisHandlers({
  analyses,
  reports,
  reporting,
}: AnalysisHandlerOptions): Pick<
  Handlers,
  'latestAnalysis' | 'analysisHistory' | 'analysis' | 'generateAnalysis' | 'generateDetailed'
> {
  return {
    latestAnalysis: async ({ query: { at } }) => {
      const stored = await analyses.latest(at);
      return stored && reports.of(stored);
    },
    analysisHistory: analyses.history,
    analysis: async ({ params: { id } }) => {
      const stored = await analyses.get(id);
      if (!stored)
        throw new Fault(
          'notFound',
          'There is no such analysis, or it was not kept: of days long past only the last one is.',
        );
      return reports.of(stored);
    },
    generateAnalysis: ({ person }) => reporting.generate(byPerson(person.id)),
    generateDetailed: ({ person }) => reporting.detail(byPerson(person.id)),
  };
}
