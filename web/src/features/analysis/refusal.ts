import type { Generation } from '@vigil/common/analysis';
import { create } from 'zustand';

const none: Record<Generation, string> = { analysis: '', detailed: '', balance: '' };

/** The server's sentence for the last failed generation of this user; empty after a success or a new request. */
export const useRefusal = create<Record<Generation, string>>()(() => none);

export function putRefusal(what: Generation, sentence: string): void {
  useRefusal.setState({ [what]: sentence });
}
