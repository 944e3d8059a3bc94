import type { TaskRef } from '../../domain/requests/change.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from './runTask.ts';

/** Runs tasks beside the answer, which does not wait for them. Should the process end first, the sweep runs them. */
export function runTasksAfterAnswer(refs: readonly TaskRef[], now: Date, log: Log): void {
  void runTasksNow(refs, now, log);
}
