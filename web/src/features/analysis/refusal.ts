import type { Generation } from '@vigil/common/analysis';
import { create } from 'zustand';

const none: Record<Generation, string> = { analysis: '', detailed: '', balance: '' };

/** What the server said when it last failed to generate something for this person; empty since it succeeded or was asked again. */
export const useRefusal = create<Record<Generation, string>>()(() => none);

export function putRefusal(what: Generation, sentence: string): void {
  useRefusal.setState({ [what]: sentence });
}
