const MAX_LENGTH = 40;

/** Values with another meaning in filters, totals and histories. */
const reserved: readonly string[] = ['all', 'total', 'system'];

/** The key of a new status: its label in lowercase letters, digits and underscores, with a number if the key is taken. */
export function statusKey(label: string, taken: readonly string[]): string {
  const slug =
    label
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, MAX_LENGTH)
      .replace(/_+$/, '') || 'status';
  const isFree = (key: string) => !taken.includes(key) && !reserved.includes(key);
  if (isFree(slug)) return slug;
  let number = 2;
  while (!isFree(`${slug}_${number}`)) number += 1;
  return `${slug}_${number}`;
}
