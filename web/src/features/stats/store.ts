import type { Stats } from '@vigil/common/stats';
import { create } from 'zustand';

export const useStats = create<{ stats: Stats | null }>()(() => ({ stats: null }));

export function putStats(stats: Stats): void {
  useStats.setState({ stats });
}
