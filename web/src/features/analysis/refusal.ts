import type { GenerationKind } from '@vigil/common/analysis';
import { create } from 'zustand';

const none: Record<GenerationKind, string> = { analysis: '', detailed: '', balance: '' };

/** The server's sentence for the last failed generation of this user; empty after a success or a new request. */
export const useRefusal = create<Record<GenerationKind, string>>()(() => none);

export function putRefusal(what: GenerationKind, sentence: string): void {
  useRefusal.setState({ [what]: sentence });
}
