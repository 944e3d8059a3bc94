/** Calls `requestSessionFromTabs` after loading its code, which most visits do not need. Does nothing if it cannot be loaded. */
export async function requestSessionFromTabsLazily(): Promise<void> {
  const loaded = await import('./requestSessionFromTabs.ts').catch(() => null);
  await loaded?.requestSessionFromTabs();
}
