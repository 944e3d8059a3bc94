/** Does what `requestSessionFromTabs` does, with code that most visits do without; without it, nobody is asked. */
export async function requestSessionFromTabsLazily(): Promise<void> {
  const asking = await import('./requestSessionFromTabs.ts').catch(() => null);
  await asking?.requestSessionFromTabs();
}
