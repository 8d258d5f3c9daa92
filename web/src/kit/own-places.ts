import { create } from 'zustand';

/** The places that the reader has chosen on this device, 'Haifa, Israel'; empty if none. */
export const useOwnPlaces = create<{ places: readonly string[] }>()(() => ({ places: [] }));
