import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';

export const settingsTabs = ['security', 'preferences', 'notifications', 'address-book'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** The tabs of a role. Only clients have an address book. */
export function settingsTabsOf(role: Role | undefined): readonly SettingsTab[] {
  return settingsTabs.filter((tab) => tab !== 'address-book' || role === 'client');
}

/** The tab that the address names; the first tab for an unknown name, or one that the role does not have. */
export function settingsTabOf(name: string | null, role: Role | undefined): SettingsTab {
  return settingsTabsOf(role).find((tab) => tab === name) ?? 'security';
}
