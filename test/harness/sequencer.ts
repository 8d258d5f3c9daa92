import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longer than 20 seconds, most of it waiting, the longest first. A checkout without results of an earlier
 * run sorts files by their size, and a small file that takes a minute would then begin last and run alone.
 */
const slowFiles = [
  'test/flows/faults/soak.test.ts',
  'test/flows/second-reader.test.ts',
  'test/flows/crash.test.ts',
  'test/flows/backup.test.ts',
  'test/flows/automatic.test.ts',
  'test/flows/device-alerts.test.ts',
  'test/flows/newsroom.test.ts',
  'test/flows/due-feeds.test.ts',
  'test/e2e/admin.spec.ts',
  'test/e2e/screens.spec.ts',
  'test/e2e/auth.spec.ts',
  'test/e2e/routes.spec.ts',
  'test/e2e/reception.spec.ts',
  'test/e2e/keyboard.spec.ts',
  'test/e2e/event-links.spec.ts',
];

/** Starts the slow files of each group first, so that no worker is idle while another one ends such a file. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = slowFiles.indexOf(relative(this.ctx.config.root, moduleId));
      return index === -1 ? slowFiles.length : index;
    };
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => group(a) - group(b) || place(a) - place(b));
  }
}
