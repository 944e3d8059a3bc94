import { join } from 'node:path';
import type { FunctionEntry } from './coreTypes.ts';
import { describeError } from './describeError.ts';
import type { FunctionsCore } from './functionsCore.ts';
import { parseSchedule } from './schedule.ts';
import { expandSettings, isDisabled } from './settings.ts';
import type { Run, Trigger } from './invoke.ts';
import { readTimerStatus, writeTimerStatus } from './timerStatus.ts';

const maxTimeoutMs = 2 ** 31 - 1;
const minMonitoredIntervalMs = 60_000;
const never = new Date(0);

/**
 * Runs a function on its schedule, one run at a time. As in Azure, a schedule with intervals of a minute or more is
 * monitored: its last run is stored, and an occurrence that was missed while the host was down runs right after the
 * start, marked as past due. With the setting `AzureWebJobs.<name>.Disabled` it only runs on demand.
 */
export async function timerTrigger(
  core: FunctionsCore,
  entry: FunctionEntry,
  run: Run,
  dir: string,
): Promise<Trigger> {
  const next = parseSchedule(expandSettings(entry.trigger.schedule ?? ''));
  const file = join(dir, 'timers', `${entry.name}.json`);
  const first = next(new Date());
  const monitored =
    entry.trigger.useMonitor !== false && next(first).getTime() - first.getTime() >= minMonitoredIntervalMs;
  const stored = monitored ? await readTimerStatus(file) : null;
  let last = stored ? new Date(stored.Last) : never;
  let handle: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  const save = async (now: Date) => {
    if (!monitored) return;
    await writeTimerStatus(file, status(last, next(now), now));
  };
  const fire = async (isPastDue: boolean) => {
    const now = new Date();
    const json = JSON.stringify({
      Schedule: { AdjustForDST: true },
      ScheduleStatus: status(last, next(now), last),
      IsPastDue: isPastDue,
    });
    try {
      await run(entry, { trigger: { json } });
    } finally {
      last = now;
      await save(new Date());
    }
  };
  const fireLogged = (isPastDue: boolean) => {
    running = running
      .then(() => fire(isPastDue))
      .catch((error: unknown) => core.log('error', 'user', `${entry.name}: ${describeError(error)}`));
    return running;
  };
  const scheduleNext = (due: Date) => {
    if (stopped) return;
    const waitMs = Math.min(Math.max(due.getTime() - Date.now(), 0), maxTimeoutMs);
    handle = setTimeout(() => {
      if (Date.now() < due.getTime()) return scheduleNext(due);
      void fireAndReschedule(false);
    }, waitMs);
  };
  const fireAndReschedule = async (isPastDue: boolean) => {
    await fireLogged(isPastDue);
    scheduleNext(next(new Date()));
  };

  const isPastDue = stored !== null && next(new Date(stored.LastUpdated)).getTime() < Date.now();
  if (!stored) await save(new Date());
  if (!isDisabled(entry.name)) {
    if (isPastDue || entry.trigger.runOnStartup) void fireAndReschedule(isPastDue);
    else scheduleNext(first);
  }

  return {
    fire: () => {
      const manualRun = running.then(() => fire(false));
      running = manualRun.catch(() => undefined);
      return manualRun;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(handle);
      await running;
    },
  };
}

function status(last: Date, next: Date, lastUpdated: Date) {
  return { Last: last.toISOString(), Next: next.toISOString(), LastUpdated: lastUpdated.toISOString() };
}
