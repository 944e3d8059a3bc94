import { readDeadlineRulesNow } from '../../data/configuration/deadlineRules.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { publicDownloads } from '../../data/requests/downloads/publicDownloads.ts';
import { overviewPartitions } from '../../data/views/listPartitions.ts';
import { type RowToRemind, rowsToRemind } from '../../data/views/overview.ts';
import { projectRequest } from '../../data/views/projectRequest.ts';
import { dayIn } from '../../domain/deadlines/dayIn.ts';
import { sendReminder } from '../../domain/deadlines/sendReminder.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { reminderKey } from '../../domain/deadlines/reminderFields.ts';
import { unavailable } from '../../errors/portalError.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import type { Log } from '../../telemetry/log.ts';
import { processUntilDeadline } from '../operations/sweeps/processUntilDeadline.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

const PAGE = 100;
const MAX_CONCURRENT = 4;

/**
 * Sends the reminders that are due, each once. Rows without one that is due get their next day. A run that ends early is
 * continued by the next one. Throws if a request failed, which the next run repeats.
 */
export async function sendReminders(budgetMs: number, now: Date, log: Log): Promise<void> {
  const { value: rules } = await readDeadlineRulesNow();
  const counts = { sent: 0, planned: 0, failed: 0 };
  const remind = async ({ requestId }: RowToRemind) => {
    try {
      if (await remindOf(requestId, rules, now, log)) counts.sent += 1;
      else counts.planned += 1;
    } catch (error) {
      counts.failed += 1;
      log.warn('reminder not sent', { requestId, internal: errorSummary(error) });
    }
  };
  await processUntilDeadline(
    rowGroups(rules, now),
    { from: null, deadline: Date.now() + budgetMs, cursorOf: (group) => group.at(-1)!.sortKey },
    async (group) => {
      await Promise.all(group.map(remind));
    },
  );
  log.info('reminders sent', counts);
  if (counts.failed > 0) throw unavailable('Reminders', new Error(`${counts.failed} were not sent`));
}

/** Decides with the stored request, so that of two hosts one sends it, and an answer cancels it. */
async function remindOf(requestId: string, rules: DeadlineRules, now: Date, log: Log): Promise<boolean> {
  const downloaded = await publicDownloads(requestId);
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (stored) => sendReminder(stored, rules, now, downloaded),
    now,
  );
  if (pendingTasks.length === 0) {
    await projectRequest(request, 'renew');
    return false;
  }
  await runTasksNow(pendingTasks, now, log);
  return true;
}

async function* rowGroups(rules: DeadlineRules, now: Date): AsyncGenerator<readonly RowToRemind[]> {
  const today = dayIn(rules.calendars[0]!.timeZone, now);
  const key = reminderKey(rules);
  for (const pk of overviewPartitions()) {
    let after = '';
    for (let isMore = true; isMore;) {
      const page = await rowsToRemind(pk, after, { today, key, take: PAGE });
      for (let start = 0; start < page.length; start += MAX_CONCURRENT)
        yield page.slice(start, start + MAX_CONCURRENT);
      after = page.at(-1)?.sortKey ?? after;
      isMore = page.length === PAGE;
    }
  }
}
