export const settingsTabs = ['security', 'preferences', 'notifications'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that an address names; the first one for any other name. */
export function settingsTabOf(name: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === name) ?? 'security';
}
