/** The tabs of the Admin Panel; the first is shown at first. */
export const adminTabs = ['events', 'system', 'users', 'sources'] as const;
export type AdminTab = (typeof adminTabs)[number];

/** The tab that the address names. */
export function readAdminSearch(search: Record<string, unknown>): { tab: AdminTab } {
  return { tab: adminTabs.find((tab) => tab === search.tab) ?? adminTabs[0] };
}
