import { errorSummary } from '../../telemetry/errorSummary.ts';
import type { Log } from '../../telemetry/log.ts';

/** Result of one step of a nightly deletion run. */
export interface RetentionTally {
  deleted: number;
  failures: number;
}

export const emptyTally = (): RetentionTally => ({ deleted: 0, failures: 0 });

/** Runs one deletion and adds its result to the tally. Counts and logs a failure; the next nightly run retries it. */
export async function runAndTally(
  tally: RetentionTally,
  context: Readonly<Record<string, string>>,
  work: () => Promise<number>,
  log: Log,
): Promise<void> {
  try {
    const deleted = await work();
    tally.deleted += deleted;
  } catch (error) {
    tally.failures += 1;
    log.warn('retention failed for an item; the next run retries it', {
      ...context,
      internal: errorSummary(error),
    });
  }
}
