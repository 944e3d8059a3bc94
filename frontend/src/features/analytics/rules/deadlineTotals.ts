import type { Report } from '../report.ts';

interface DeadlineTotals {
  readonly completed: number;
  readonly onTime: number;
  readonly late: number;
  /** To one decimal; null if nothing was completed. */
  readonly averageDays: number | null;
}

/** The figures of all authorities together. */
export function deadlineTotals(deadlines: Report['deadlines']): DeadlineTotals {
  const sum = (field: 'completed' | 'onTime' | 'late') =>
    deadlines.reduce((total, row) => total + row[field], 0);
  const completed = sum('completed');
  const days = deadlines.reduce((total, row) => total + row.averageDays * row.completed, 0);
  return {
    completed,
    onTime: sum('onTime'),
    late: sum('late'),
    averageDays: completed === 0 ? null : Math.round((days / completed) * 10) / 10,
  };
}
