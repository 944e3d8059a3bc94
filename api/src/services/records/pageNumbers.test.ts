import type { Numbering } from '@portal/contract/packets/packet.ts';
import { expect, it } from 'vitest';
import { labelRanges, pageNumberOf } from './pageNumbers.ts';

const bates = (start: number, width: number): Numbering => ({
  kind: 'bates',
  prefix: 'AB-',
  start,
  width,
  corner: 'bottom-right',
});

it.each<[Numbering, number, string | null]>([
  [{ kind: 'none' }, 0, null],
  [{ kind: 'pages', corner: 'top-left' }, 0, '1'],
  [{ kind: 'pages', corner: 'top-left' }, 1_999, '2000'],
  [bates(1, 6), 0, 'AB-000001'],
  [bates(98, 4), 2, 'AB-0100'],
  [bates(9_999, 4), 1, 'AB-10000'],
])('prints a number on a page: %#', (numbering, index, number) => {
  expect(pageNumberOf(numbering, index)).toBe(number);
});

/** The label that a viewer shows for a page. */
function labelOf(ranges: ReturnType<typeof labelRanges>, index: number): string {
  const range = ranges.findLast((each) => each.index <= index)!;
  return range.prefix + String(range.start + index - range.index);
}

it.each([
  [bates(1, 6), 2_000],
  [bates(95, 4), 12_000],
  [bates(9_999, 4), 3],
  [bates(10, 4), 90],
  [{ kind: 'pages', corner: 'top-left' } as const, 120],
])('gives viewers the numbers that are printed: %#', (numbering, pages) => {
  for (const first of [0, 7, 1_900]) {
    const ranges = labelRanges(numbering, { first, pages });
    expect(ranges.length).toBeLessThan(6);
    for (let index = 0; index < pages; index++)
      expect(labelOf(ranges, index)).toBe(pageNumberOf(numbering, first + index));
  }
});

it('has no labels for pages without numbers', () => {
  expect(labelRanges({ kind: 'none' }, { first: 0, pages: 5 })).toEqual([]);
});
