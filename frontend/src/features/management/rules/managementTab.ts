import type { Role } from '@portal/contract/accounts/catalogues/roles.ts';

/** In the order in which they are shown. */
const managementTabs = ['statuses', 'facilities', 'invoices', 'people', 'copy-services', 'privacy'] as const;

export type ManagementTab = (typeof managementTabs)[number];

/** The tabs that a role may use: people are managed by admins. */
export function tabsOf(role: Role): readonly ManagementTab[] {
  return role === 'admin' ? managementTabs : managementTabs.filter((tab) => tab !== 'people');
}

/** The tab that an address names; the first one for any other name. */
export function managementTabOf(name: string | null, role: Role): ManagementTab {
  return tabsOf(role).find((tab) => tab === name) ?? 'statuses';
}
