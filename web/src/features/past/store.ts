import type { AsOfReply } from '@vigil/common/time';
import { create } from 'zustand';

/** The past moment that the page shows; null while it shows the present, or while the past one loads. */
export const usePast = create<{ moment: AsOfReply | null }>()(() => ({ moment: null }));

export function showPast(moment: AsOfReply | null): void {
  usePast.setState({ moment });
}
