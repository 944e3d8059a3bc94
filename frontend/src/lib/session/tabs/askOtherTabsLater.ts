/** Does what `askOtherTabs` does, with code that most visits do without; without it, nobody is asked. */
export async function askOtherTabsLater(): Promise<void> {
  const asking = await import('./askOtherTabs.ts').catch(() => null);
  await asking?.askOtherTabs();
}
