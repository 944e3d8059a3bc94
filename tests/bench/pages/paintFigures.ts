import { median, type Result } from '../measure.ts';

/** What Lighthouse found of one visit. Times are in ms. */
export interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Layout shift. */
  readonly shift: number;
  /** 0 to 100. */
  readonly score: number;
}

type Audits = Readonly<Record<string, { readonly numericValue?: number } | undefined>>;

type Categories = Readonly<Record<string, { readonly score: number | null } | undefined>>;

/**
 * The figures of one Lighthouse run.
 * @throws Error if the browser painted nothing: the run failed, and has no figures
 */
export function visitOf(
  url: string,
  lhr: {
    readonly audits: Audits;
    readonly categories: Categories;
    readonly runtimeError?: { readonly code: string };
  },
): Visit {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const visit = {
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    score: (lhr.categories['performance']?.score ?? Number.NaN) * 100,
  };
  if (Number.isNaN(visit.firstPaintMs) || Number.isNaN(visit.largestPaintMs) || Number.isNaN(visit.shift)) {
    throw new Error(`Lighthouse saw no paint of ${url} (${lhr.runtimeError?.code ?? 'no error code'})`);
  }
  return visit;
}

/** How much later than an empty page a page may be painted. */
const MAX_RATIO = 1.8;
const MAX_SHIFT = 0.02;

/** The rows of a page: its paints beside those of an empty page of the same run, its layout shift, and its score. */
export function paintRows(page: string, visits: readonly Visit[], empty: readonly Visit[]): Result[] {
  const of = (all: readonly Visit[], figure: keyof Visit) => median(all.map((visit) => visit[figure]));
  const paint = (metric: string, figure: 'firstPaintMs' | 'largestPaintMs'): Result => {
    const [ms, emptyMs] = [of(visits, figure), of(empty, figure)];
    return {
      metric: `${page}: ${metric}, against an empty page`,
      measured: `${(ms / emptyMs).toFixed(2)} × (${(ms / 1000).toFixed(2)} s, ${(emptyMs / 1000).toFixed(2)} s)`,
      budget: `≤ ${MAX_RATIO} ×`,
      isMet: ms / emptyMs <= MAX_RATIO,
    };
  };
  const shift = of(visits, 'shift');
  return [
    paint('first paint', 'firstPaintMs'),
    paint('largest paint', 'largestPaintMs'),
    {
      metric: `${page}: layout shift`,
      measured: shift.toFixed(3),
      budget: `≤ ${MAX_SHIFT}`,
      isMet: shift <= MAX_SHIFT,
    },
    scoreRow(page, visits),
  ];
}

/** Lighthouse’s score. It has no budget: it depends on what else the machine does. */
export function scoreRow(page: string, visits: readonly Visit[]): Result {
  const score = median(visits.map((visit) => visit.score));
  return { metric: `${page}: score`, measured: score.toFixed(0), budget: 'none', isMet: true };
}
