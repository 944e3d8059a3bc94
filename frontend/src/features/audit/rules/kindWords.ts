/** `something-new` → `something new`: what can be said of a kind that nobody has words for yet. */
export function kindWords(kind: string): string {
  return kind.replace(/[-_]+/g, ' ').trim();
}
