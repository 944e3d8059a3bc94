import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';

/** In display order. */
const managementTabs = [
  'statuses',
  'facilities',
  'invoices',
  'checklist',
  'redaction-reasons',
  'deadlines',
  'templates',
  'people',
  'copy-services',
  'privacy',
] as const;

export type ManagementTab = (typeof managementTabs)[number];

/** The tabs that a role may use. Only admins manage people. */
export function tabsOf(role: Role): readonly ManagementTab[] {
  return role === 'admin' ? managementTabs : managementTabs.filter((tab) => tab !== 'people');
}

/** The tab that the address names; the first tab for an unknown name. */
export function managementTabOf(name: string | null, role: Role): ManagementTab {
  return tabsOf(role).find((tab) => tab === name) ?? 'statuses';
}
