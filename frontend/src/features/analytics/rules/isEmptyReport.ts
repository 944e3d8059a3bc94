import type { Report } from '../report.ts';

/** Whether there is nothing to draw: no point at all, or none at which anything happened. */
export function isEmptyReport({ series }: Pick<Report, 'series'>): boolean {
  return series.points.every((point) =>
    Object.values(point).every((value) => typeof value === 'string' || value === 0),
  );
}
