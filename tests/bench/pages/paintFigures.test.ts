import { describe, expect, it } from 'vitest';
import { paintRows, type Visit, visitOf } from './paintFigures.ts';

const lhr = (firstPaint: number | undefined, largestPaint: number | undefined) => ({
  audits: {
    'first-contentful-paint': firstPaint === undefined ? {} : { numericValue: firstPaint },
    'largest-contentful-paint': largestPaint === undefined ? {} : { numericValue: largestPaint },
    'cumulative-layout-shift': { numericValue: 0.01 },
  },
  categories: { performance: { score: 0.97 } },
});

describe('a Lighthouse run', () => {
  it('has the paints, the layout shift and the score of the page', () => {
    expect(visitOf('/login', lhr(900, 1200))).toEqual({
      firstPaintMs: 900,
      largestPaintMs: 1200,
      shift: 0.01,
      score: 97,
    });
  });

  it.each([
    ['first', undefined, 1200],
    ['largest', 900, undefined],
  ])('without a %s paint has failed', (_, first, largest) => {
    expect(() => visitOf('/login', { ...lhr(first, largest), runtimeError: { code: 'NO_FCP' } })).toThrow(
      'Lighthouse saw no paint of /login (NO_FCP)',
    );
  });
});

describe('the rows of a page', () => {
  const visit = (firstPaintMs: number, largestPaintMs: number): Visit => ({
    firstPaintMs,
    largestPaintMs,
    shift: 0,
    score: 97,
  });

  it('compare the medians of its paints with those of an empty page', () => {
    const [first, largest] = paintRows(
      '/login',
      [visit(1000, 1500), visit(1200, 1600), visit(5000, 5000)],
      [visit(800, 800), visit(800, 800), visit(100, 100)],
    );
    expect(first).toMatchObject({ measured: '1.50 × (1.20 s, 0.80 s)', isMet: true });
    expect(largest).toMatchObject({ measured: '2.00 × (1.60 s, 0.80 s)', isMet: false });
  });

  it('print the score without a budget', () => {
    const rows = paintRows('/login', [{ ...visit(1, 1), score: 3 }], [visit(1, 1)]);
    expect(rows.at(-1)).toEqual({ metric: '/login: score', measured: '3', budget: 'none', isMet: true });
  });
});
