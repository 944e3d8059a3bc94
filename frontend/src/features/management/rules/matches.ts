/** Whether one of the texts contains the search term. Case is ignored; an empty term matches everything. */
export function matches(search: string, texts: readonly string[]): boolean {
  const query = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(query));
}
