import type { GenerationKind } from '@vigil/common/analysis';
import { call, sentenceOf } from '../../kit/client.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { loadBalance } from '../balance/store.ts';
import { putRefusal } from './refusal.ts';
import { loadAnalysis, putGenerating } from './store.ts';

/** A model may take minutes. */
const timeoutMs = 5 * 60_000;

const tasks = {
  analysis: {
    run: () => call('POST /api/analysis/generate', { timeoutMs }),
    load: loadAnalysis,
    done: 'AI Analysis Generated',
    failure: { title: 'Analysis Failed', description: 'Failed to generate AI analysis. Please try again.' },
  },
  detailed: {
    run: () => call('POST /api/analysis/detailed', { timeoutMs }),
    load: loadAnalysis,
    done: 'Detailed Report Generated',
    failure: {
      title: 'Report Generation Failed',
      description: 'Failed to generate detailed report. Please try again.',
    },
  },
  balance: {
    run: () => call('POST /api/admin/generate-balance-of-power', { timeoutMs }),
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
  const isDone = await runWithToast(async () => {
    await run().catch((error) => {
      putRefusal(what, sentenceOf(error, ''));
      throw error;
    });
  }, failure);
  putGenerating({ what, isRunning: false });
  if (!isDone) return;
  toast({ title: done });
  await load();
}
