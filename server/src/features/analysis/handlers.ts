import { byPerson } from '@vigil/common/acts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { Reporting } from './generate.ts';
import type { AnalysisStore } from './store.ts';

export function analysisHandlers(
  analyses: AnalysisStore,
  reporting: Reporting,
): Pick<Handlers, 'latestAnalysis' | 'analysisHistory' | 'analysis' | 'generateAnalysis' | 'generateDetailed'> {
  return {
    latestAnalysis: ({ query: { at } }) => analyses.latest(at),
    analysisHistory: analyses.history,
    analysis: async ({ params: { id } }) => {
      const analysis = await analyses.get(id);
      if (!analysis)
        throw new Fault(
          'notFound',
          'There is no such analysis, or it was not kept: of days long past only the last one is.',
        );
      return analysis;
    },
    generateAnalysis: ({ person }) => reporting.generate(byPerson(person.id)),
    generateDetailed: ({ person }) => reporting.detail(byPerson(person.id)),
  };
}
