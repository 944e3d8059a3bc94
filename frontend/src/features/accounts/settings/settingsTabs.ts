export const settingsTabs = ['security', 'preferences', 'notifications'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that the address names; the first tab for an unknown name. */
export function settingsTabOf(name: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === name) ?? 'security';
}
