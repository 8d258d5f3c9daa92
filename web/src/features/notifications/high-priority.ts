import { create } from 'zustand';

/** The events in the banner over the page, newest first. Each stays until the reader opens or dismisses it. */
export const useHighPriority = create<{ ids: readonly string[] }>()(() => ({ ids: [] }));
