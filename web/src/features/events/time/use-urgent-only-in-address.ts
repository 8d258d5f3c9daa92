import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showUrgentOnly, useEvents } from '../store.ts';

/** Keeps the filter of urgency in the address of the page: a link to such an address sets it, any other step keeps it. */
export function useUrgentOnlyInAddress(): void {
  const { only } = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const isUrgentOnly = useEvents(({ view }) => view.isUrgentOnly);
  useEffect(() => {
    if (only) showUrgentOnly(true, false);
  }, [only]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is compared when either of the two changes.
  useEffect(() => {
    const wanted = useEvents.getState().view.isUrgentOnly ? 'urgent' : undefined;
    if (wanted === only) return;
    void navigate({ search: (search) => ({ ...search, only: wanted }), replace: true, resetScroll: false });
  }, [only, isUrgentOnly]);
}
