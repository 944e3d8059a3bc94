import { expect, it } from 'vitest';
import { groupedPages } from './groupedPages.ts';

const page = (number: number, name: string) => ({ page: number, names: [name], birthDates: [] });

it('pages that name the same person are one line', () => {
  const pages = [page(3, 'A'), page(4, 'A'), page(5, 'A'), page(6, 'B'), page(9, 'A'), page(10, 'A')];
  expect(groupedPages(pages)).toEqual([
    { named: pages[0], pages: '3-5, 9-10' },
    { named: pages[3], pages: '6' },
  ]);
});
