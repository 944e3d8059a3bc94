export const requestTabs = ['overview', 'details', 'documents', 'messages', 'activity', 'money'] as const;

export type RequestTab = (typeof requestTabs)[number];

/** The tab that the address names; the overview for an unknown name. */
export function requestTabOf(name: string | null): RequestTab {
  return requestTabs.find((tab) => tab === name) ?? 'overview';
}
