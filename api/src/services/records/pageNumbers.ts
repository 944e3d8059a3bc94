import type { Numbering } from '@portal/contract/packets/packet.ts';

/** What is printed on a page of records. `index`: its place among them, from 0. Null: pages have no numbers. */
export function pageNumberOf(numbering: Numbering, index: number): string | null {
  switch (numbering.kind) {
    case 'none':
      return null;
    case 'pages':
      return String(index + 1);
    case 'bates':
      return numbering.prefix + String(numbering.start + index).padStart(numbering.width, '0');
  }
}

/** Pages from `index` on whose labels are `prefix` and a number that counts up from `start`. */
interface LabelRange {
  readonly index: number;
  readonly prefix: string;
  readonly start: number;
}

/** The numbers of `pages` pages of records from page `first` on for viewers, which count without leading zeros. */
export function labelRanges(
  numbering: Numbering,
  { first, pages }: { readonly first: number; readonly pages: number },
): LabelRange[] {
  if (numbering.kind === 'none') return [];
  if (numbering.kind === 'pages') return [{ index: 0, prefix: '', start: first + 1 }];
  const { prefix, width } = numbering;
  const start = numbering.start + first;
  const ranges: LabelRange[] = [];
  for (let number = start; number < start + pages; number = 10 ** String(number).length)
    ranges.push({
      index: number - start,
      prefix: prefix + '0'.repeat(Math.max(0, width - String(number).length)),
      start: number,
    });
  return ranges;
}
