import type { NamedPage } from '@portal/contract/files/schemas/documentLook.ts';

interface NamedPages {
  /** The first of the pages, for the names. */
  readonly named: NamedPage;
  /** Their numbers, such as `3-9, 11`. */
  readonly pages: string;
}

/** Pages that name the same other persons, together. */
export function groupedPages(pages: readonly NamedPage[]): NamedPages[] {
  const groups = new Map<string, NamedPage[]>();
  for (const page of pages) {
    const key = JSON.stringify([page.names, page.birthDates]);
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()].map((group) => ({
    named: group[0]!,
    pages: rangesOf(group.map(({ page }) => page)),
  }));
}

function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const open = ranges.at(-1);
    if (open && number === open[1] + 1) open[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(', ');
}
