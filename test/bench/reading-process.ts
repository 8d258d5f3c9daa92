import type { SourceInsert } from '@vigil/server/features/sources/store';
import { startVigil } from '../harness/vigil.ts';
import { answerParent } from './child.ts';

/*
 * A server in a process of its own that reads feeds at its own pace. Argument: its sources, as JSON. Answers `start` with
 * its address when its first scan has ended.
 */
const sources: SourceInsert[] = JSON.parse(process.argv[2] ?? '[]');
const vigil = await startVigil();
for (const source of sources) await vigil.stores.sources.add(source);

answerParent(async (question: 'start' | 'end'): Promise<string | null> => {
  if (question === 'end') {
    await vigil.end();
    return null;
  }
  await vigil.scanner.run();
  vigil.scheduleScans();
  return vigil.url;
});
