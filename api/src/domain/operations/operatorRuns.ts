import * as z from 'zod/mini';

/** What an operator runs on a schedule, outside the portal. */
export const operatorRunKinds = ['backup', 'verification'] as const;

export type OperatorRunKind = (typeof operatorRunKinds)[number];

/** The last completed run of each kind; absent if there was none. `problems`: what a verification of the trail found. */
export const operatorRuns = z.object({
  backup: z.optional(z.object({ finishedAt: z.string(), problems: z.int() })),
  verification: z.optional(z.object({ finishedAt: z.string(), problems: z.int() })),
});

export type OperatorRuns = z.output<typeof operatorRuns>;

/** A run is due every week. One day is added for a late or repeated run. */
export const MAX_DAYS_BETWEEN_RUNS = 8;

const DAY_MS = 24 * 3_600_000;

/** A run that did not take place in time, or that found problems. */
export type OperatorRunFault =
  | { readonly kind: 'missing'; readonly run: OperatorRunKind; readonly finishedAt: string }
  | { readonly kind: 'problems'; readonly run: OperatorRunKind; readonly problems: number };

/**
 * The faults of the scheduled runs. A kind of run that never happened is not a fault, because a deployment for tests
 * has no schedule. After its first run, it is expected every week.
 */
export function operatorRunFaults(runs: OperatorRuns, now: Date): OperatorRunFault[] {
  return operatorRunKinds.flatMap((run): OperatorRunFault[] => {
    const last = runs[run];
    if (!last) return [];
    const { finishedAt, problems } = last;
    const isLate = now.getTime() - Date.parse(finishedAt) > MAX_DAYS_BETWEEN_RUNS * DAY_MS;
    return [
      ...(isLate ? [{ kind: 'missing' as const, run, finishedAt }] : []),
      ...(problems > 0 ? [{ kind: 'problems' as const, run, problems }] : []),
    ];
  });
}
