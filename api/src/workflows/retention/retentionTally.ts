import { faultOf } from '../../telemetry/faultOf.ts';
import type { Log } from '../../telemetry/log.ts';

/** What a part of a night's deletion came to. */
export interface RetentionTally {
  deleted: number;
  failures: number;
}

export const nothingSwept = (): RetentionTally => ({ deleted: 0, failures: 0 });

/** Does one piece of it; what fails is counted, told in the log, and found again the next night. */
export async function tallied(
  swept: RetentionTally,
  about: Readonly<Record<string, string>>,
  work: () => Promise<number>,
  log: Log,
): Promise<void> {
  try {
    swept.deleted += await work();
  } catch (error) {
    swept.failures += 1;
    log.warn('retention failed for an item; the next run retries it', { ...about, internal: faultOf(error) });
  }
}
