import type { PageRef, Section } from '@portal/contract/packets/recipe.ts';
import { HEADING_HEIGHT, ROW_HEIGHT } from '../pages/gridSizes.ts';

/** A line of the grid of pages. `top`: in CSS pixels from the first one. */
export type Row =
  | { readonly kind: 'heading'; readonly top: number; readonly section: Section; readonly shown: number }
  | {
      readonly kind: 'pages';
      readonly top: number;
      readonly section: Section;
      readonly pages: readonly PageRef[];
    };

export const heightOf = ({ kind }: Row): number => (kind === 'heading' ? HEADING_HEIGHT : ROW_HEIGHT);

/** The lines of all sections: each begins with its heading. */
export function rowsOf(
  sections: readonly Section[],
  columns: number,
  isShown: (page: PageRef) => boolean,
): { readonly rows: readonly Row[]; readonly height: number } {
  const rows: Row[] = [];
  let top = 0;
  for (const section of sections) {
    const pages = section.pages.filter(isShown);
    rows.push({ kind: 'heading', top, section, shown: pages.length });
    top += HEADING_HEIGHT;
    for (let start = 0; start < pages.length; start += columns) {
      rows.push({ kind: 'pages', top, section, pages: pages.slice(start, start + columns) });
      top += ROW_HEIGHT;
    }
  }
  return { rows, height: top };
}

/** The lines of which something is between two heights. */
export function rowsBetween(rows: readonly Row[], from: number, to: number): readonly Row[] {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle]!;
    if (row.top + heightOf(row) <= from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < rows.length && rows[end]!.top < to) end += 1;
  return rows.slice(low, end);
}

/** The page above or below another one, in the same column if its line has that many pages; null at the end. */
export function pageAcross(rows: readonly Row[], page: PageRef, by: 1 | -1): PageRef | null {
  const lines = rows.filter((row) => row.kind === 'pages');
  const at = lines.findIndex(({ pages }) => pages.includes(page));
  const [line, next] = [lines[at], lines[at + by]];
  if (!line || !next) return null;
  return next.pages[Math.min(line.pages.indexOf(page), next.pages.length - 1)] ?? null;
}

/** The line of a page; undefined if the page is not shown. */
export function rowOf(rows: readonly Row[], page: PageRef): Row | undefined {
  return rows.find((row) => row.kind === 'pages' && row.pages.includes(page));
}
