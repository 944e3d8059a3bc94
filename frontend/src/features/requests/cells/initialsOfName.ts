/** The first letters of the first and the last word of a name: `Maria de Santos` → `MS`. `?` without letters. */
export function initialsOfName(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const [first, ...rest] = words;
  if (first === undefined) return '?';
  const last = rest.at(-1) ?? '';
  return [first, last].map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}
