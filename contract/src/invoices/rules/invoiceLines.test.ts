import { describe, expect, it, test } from 'vitest';
import { invoiceCents, lineCents, lineProblem, MAX_QUANTITY, totalProblem } from './invoiceLines.ts';

const line = (changed: object = {}) => ({
  description: 'Copies',
  quantity: 3,
  unitPrice: '19.99',
  ...changed,
});

describe('a line', () => {
  test.each([
    [{}, null, 5997],
    [{ quantity: 1, unitPrice: '0.01' }, null, 1],
    [{ quantity: MAX_QUANTITY, unitPrice: '0.10' }, null, 1_000_000],
    [{ quantity: 3, unitPrice: '.1' }, null, 30],
    [{ quantity: 100, unitPrice: '1.15' }, null, 11_500],
    [{ description: '' }, 'unfinished', 0],
    [{ description: '   ' }, 'unfinished', 0],
    [{ quantity: 0 }, 'unfinished', 0],
    [{ quantity: -1 }, 'unfinished', 0],
    [{ unitPrice: '' }, 'unfinished', 0],
    [{ unitPrice: '0' }, 'unfinished', 0],
    [{ unitPrice: '0.00' }, 'unfinished', 0],
    [{ quantity: 1.5 }, 'quantity', 0],
    [{ quantity: Number.NaN }, 'quantity', 0],
    [{ quantity: Infinity }, 'quantity', 0],
    [{ quantity: MAX_QUANTITY + 1 }, 'quantity', 0],
    [{ quantity: 1e9 }, 'quantity', 0],
    [{ unitPrice: '19.999' }, 'price', 0],
    [{ unitPrice: '-1' }, 'price', 0],
    [{ unitPrice: '1e3' }, 'price', 0],
    [{ unitPrice: '1,000.00' }, null, 300_000],
    [{ unitPrice: '1,50' }, 'price', 0],
    [{ unitPrice: '999999999' }, 'price', 0],
    [{ unitPrice: 'ten' }, 'unfinished', 0],
  ])('%j: %s, %i cents', (changed, problem, cents) => {
    expect(lineProblem(line(changed))).toBe(problem);
    expect(lineCents(line(changed))).toBe(cents);
  });
});

describe('total of the lines', () => {
  it('adds cents of valid lines only', () => {
    const tenth = line({ quantity: 1, unitPrice: '0.10' });
    const fifth = line({ quantity: 1, unitPrice: '0.20' });
    expect(invoiceCents([tenth, fifth, line({ quantity: 0 }), line({ unitPrice: '0.005' })])).toBe(30);
    expect(invoiceCents([])).toBe(0);
  });

  test.each([
    [0, 'none'],
    [1, 'too-little'],
    [49, 'too-little'],
    [50, null],
    [99_999_999, null],
    [100_000_000, 'too-much'],
  ])('%i cents: %s', (cents, problem) => {
    expect(totalProblem(cents)).toBe(problem);
  });
});
