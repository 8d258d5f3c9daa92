/** The tabs of the Admin Panel. The first one is open by default. */
export const adminTabs = ['events', 'system', 'users', 'sources'] as const;
type AdminTab = (typeof adminTabs)[number];

/** The tab that the address names. */
export function readAdminSearch(search: Record<string, unknown>): { tab: AdminTab } {
  return { tab: adminTabs.find((tab) => tab === search.tab) ?? adminTabs[0] };
}
