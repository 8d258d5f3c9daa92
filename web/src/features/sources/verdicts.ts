import type { SourceVerdict } from '@vigil/common/sources';
import { create } from 'zustand';

/** The last test result of each feed since the page was opened, by its id. */
export const useVerdicts = create<{ byId: ReadonlyMap<string, SourceVerdict> }>()(() => ({ byId: new Map() }));

export function putVerdicts(verdicts: readonly SourceVerdict[]): void {
  useVerdicts.setState(({ byId }) => ({
    byId: new Map([...byId, ...verdicts.map((verdict) => [verdict.id, verdict] as const)]),
  }));
}

/** Before a test of all feeds. */
export function forgetVerdicts(): void {
  useVerdicts.setState({ byId: new Map() });
}
