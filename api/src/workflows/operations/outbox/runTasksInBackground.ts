import type { TaskRef } from '../../../domain/requests/change.ts';
import type { Log } from '../../../telemetry/log.ts';
import { traceInBackground } from '../../../telemetry/trace.ts';
import { runTasksNow } from './runTask.ts';

/** Runs tasks without delaying the response. If the process ends first, the sweep runs them. */
export function runTasksInBackground(refs: readonly TaskRef[], now: Date, log: Log): void {
  void traceInBackground(() => runTasksNow(refs, now, log));
}
