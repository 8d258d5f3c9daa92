import type { Analysis, GenerationKind } from '@vigil/common/analysis';
import { call, sentenceOf } from '../../kit/client.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { loadBalance } from '../balance/store.ts';
import { putRefusal } from './refusal.ts';
import { loadAnalysis, putGenerating } from './store.ts';

/** A model may take minutes. */
const timeoutMs = 5 * 60_000;

/** Follows the words of success, so that 'AI' is not read as a language model where none wrote. */
function writerOf({ model, modelNote }: Analysis): string {
  if (model !== null) return '';
  return modelNote ? `by rules: ${modelNote}` : 'by rules';
}

/** `run` resolves to what is said beside `done`. */
const tasks = {
  analysis: {
    run: async () => writerOf(await call('POST /api/analysis/generate', { timeoutMs })),
    load: loadAnalysis,
    done: 'AI Analysis Generated',
    failure: { title: 'Analysis Failed', description: 'Failed to generate AI analysis. Please try again.' },
  },
  detailed: {
    run: async () => writerOf(await call('POST /api/analysis/detailed', { timeoutMs })),
    load: loadAnalysis,
    done: 'Detailed Report Generated',
    failure: {
      title: 'Report Generation Failed',
      description: 'Failed to generate detailed report. Please try again.',
    },
  },
  balance: {
    run: async () => {
      await call('POST /api/admin/generate-balance-of-power', { timeoutMs });
      return '';
    },
    load: loadBalance,
    done: 'Balance of Power Updated',
    failure: {
      title: 'Analysis Generation Failed',
      description: (error: unknown) => sentenceOf(error, 'Failed to generate the balance of power. Please try again.'),
    },
  },
};

/** Generates it on the server, loads it, and shows a toast with the outcome. */
export async function generate(what: GenerationKind): Promise<void> {
  const { run, load, done, failure } = tasks[what];
  putRefusal(what, '');
  putGenerating({ what, isRunning: true });
  let description = '';
  const isDone = await runWithToast(async () => {
    description = await run().catch((error) => {
      putRefusal(what, sentenceOf(error, ''));
      throw error;
    });
  }, failure);
  putGenerating({ what, isRunning: false });
  if (!isDone) return;
  toast({ title: done, description });
  await load();
}
