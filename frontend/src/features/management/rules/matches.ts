/** Whether what is looked for stands in one of some texts, whatever the case; nothing stands in all of them. */
export function matches(search: string, texts: readonly string[]): boolean {
  const query = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(query));
}
