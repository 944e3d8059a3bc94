import { describe, expect, it } from 'vitest';
import { pageRows, type TextItem } from './pageRows.ts';

/** A text of Helvetica-like width. */
const item = (text: string, x: number, y: number, changed: Partial<TextItem> = {}): TextItem => ({
  text,
  x,
  y,
  width: 5 * text.length,
  height: 10,
  isEntered: false,
  ...changed,
});

/** The rows as texts: `|` separates cells, and `«»` marks what was filled in. */
const rowsOf = (items: readonly TextItem[]) =>
  pageRows(items, 1).map(({ cells }) =>
    cells.map(({ text, isEntered }) => (isEntered ? `«${text}»` : text)).join(' | '),
  );

const footer = item('Page 1', 50, 30);

describe('the rows of a page', () => {
  it('are read from top to bottom and from left to right', () => {
    expect(rowsOf([item('Date', 300, 100), item('Signature', 50, 101), item('Patient', 50, 200)])).toEqual([
      'Patient',
      'Signature | Date',
    ]);
  });

  it('have one cell for texts that stand together', () => {
    expect(rowsOf([item('Sign', 50, 100), item('ature', 70, 100), item('of patient', 98, 100)])).toEqual([
      'Signature of patient',
    ]);
  });

  it('have two cells where spaces make a gap', () => {
    const [row] = pageRows([item('Signature:     Date:', 50, 100)], 1);
    expect(row).toMatchObject({
      cells: [
        { text: 'Signature:', x: 50 },
        { text: 'Date:', x: 125 },
      ],
    });
  });

  it('leave out white space, and print a text once that is printed twice to make it bold', () => {
    expect(
      rowsOf([item('Release to:', 50, 100), item('  ', 90, 100), item('Release to:', 50.5, 100)]),
    ).toEqual(['Release to:']);
  });

  it('have a value over a blank after its own label', () => {
    const form = item(`Signature: ${'_'.repeat(30)} Date: ${'_'.repeat(10)}`, 50, 100);
    const rows = rowsOf([form, item('Maria Santos', 120, 102), item('3/1/2026', 300, 102), footer]);
    expect(rows[0]).toMatch(/^Signature: _+ \| «Maria Santos» \| Date: _+ \| «3\/1\/2026»$/);
  });

  it('mark what was printed after the end of the form', () => {
    const form = ['Release to:', 'Purpose:', 'Expires:', 'Signature:', 'Date:', 'Print name:', 'Phone:'].map(
      (text, index) => item(text, 50, 700 - 20 * index),
    );
    const rows = rowsOf([...form, footer, item('Kim & Park', 120, 700)]);
    expect(rows[0]).toBe('Release to: | «Kim & Park»');
    // A page whose last line is above its footer was not filled in by a program.
    expect(rowsOf([footer, ...form])).toEqual([...form.map(({ text }) => text), 'Page 1']);
  });

  it('are cut after 1,000 characters', () => {
    const [row = ''] = rowsOf(Array.from({ length: 300 }, (_, index) => item('word', 10 + 23 * index, 100)));
    expect(row.length).toBeLessThan(1_300);
  });
});
