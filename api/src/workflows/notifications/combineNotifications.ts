import { readRequest } from '../../data/requests/readRequest.ts';
import { readDelayedTasks, replaceDelayedTasks } from '../../data/requests/tasks.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { currentNotifications } from '../../domain/notifications/currentNotifications.ts';
import { isAwaitingScan } from '../../domain/notifications/isOutdatedNotification.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

/** How long a notification about new documents waits for their malware scan before it looks again. */
export const SCAN_WAIT_MS = 20_000;

/** A transaction has at most 100 operations. */
const MAX_COMBINED = 50;

const later: Outcome = { kind: 'later', next: [], retryAfterMs: SCAN_WAIT_MS };

/**
 * Replaces all delayed notifications of a request with one task that sends what is still true of them. From then on their
 * list is fixed: a crash or a failed email service repeats the same message with the same ID. Of two processes that do this
 * at once, one succeeds; the other finds nothing. Notifications that wait for a malware scan follow on their own.
 */
export async function combineNotifications({ requestId, taskId }: TaskRef, now: Date): Promise<Outcome> {
  return retryOnConflict('the delayed notifications', async () => {
    const tasks = await readDelayedTasks(requestId);
    // The request is read after its tasks, so that it includes their changes.
    const request = (await readRequest(requestId))?.value;
    if (!request || !tasks.some(({ id }) => id === taskId)) return succeeded(done);
    const isAwaiting = ({ notifications }: (typeof tasks)[number]) =>
      notifications.some((each) => isAwaitingScan(request, each));
    const ready = tasks.filter((task) => !isAwaiting(task)).slice(0, MAX_COMBINED);
    if (!ready.some(({ id }) => id === taskId)) return succeeded(later);
    const notifications = currentNotifications(
      request,
      ready.flatMap((task) => task.notifications),
      tasks.filter(isAwaiting).flatMap((task) => task.notifications),
    );
    const step =
      notifications.length > 0 ? ({ kind: 'notify-client-combined', notifications } as const) : null;
    const task = await replaceDelayedTasks(requestId, ready, step, now);
    if (task === false) return writeConflict;
    return succeeded<Outcome>({ kind: 'done', next: task ? [task] : [] });
  });
}
