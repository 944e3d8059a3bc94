import type { BulkProgress } from '@portal/contract/requests/bulk/bulkAction.ts';
import {
  getBulkAction,
  retryBulkAction,
  startBulkAction,
} from '@portal/contract/requests/endpoints/bulkActions.ts';
import {
  bulkBodyHash,
  bulkIdOf,
  readBulkAction,
  readParts,
  saveStarted,
} from '../../data/requests/bulkActions.ts';
import {
  isSameBulkAction,
  newBulkAction,
  partsOf,
  partsToRetry,
  progressOf,
} from '../../domain/requests/bulk/bulkAction.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../workflows/operations/runTask.ts';
import { runTasksInBackground } from '../../workflows/operations/runTasksInBackground.ts';
import { continueBulkAction } from '../../workflows/requests/bulk/continueBulkAction.ts';
import { selectRows } from '../../workflows/requests/bulk/selectRows.ts';

/** How long a call works on the bulk action before the rest continues in the background. */
const CALL_MS = 5_000;

/** POST /api/bulkActions: starts a bulk action, or finds the one that was started by the same call. */
endpoint(startBulkAction, async ({ body, caller, now, log }) => {
  const { key, change, selection } = body;
  const { userId } = await signedInUser(caller);
  const bulkId = bulkIdOf(userId, key);
  const bodyHash = bulkBodyHash(body);
  const earlier = await readBulkAction(bulkId);
  if (!earlier) {
    const parts = partsOf(await selectRows(selection, change.kind, userId, now));
    const action = newBulkAction({ bulkId, key, userId, bodyHash }, change, parts.flat().length, now);
    // Null: another call with this key was faster.
    const tasks = await saveStarted(action, new Map(parts.entries()), null, now);
    if (tasks) await workOn(tasks, now, log);
  }
  const started = earlier ?? (await readBulkAction(bulkId));
  if (started && !isSameBulkAction(started.value, bodyHash)) {
    throw new PortalError('conflict', 'Another bulk action was started with this key');
  }
  return { data: await progress(bulkId) };
});

/** GET /api/bulkActions: the progress of a bulk action. */
endpoint(getBulkAction, async ({ query, caller }) => {
  const { userId } = await signedInUser(caller);
  return { data: await progress(bulkIdOf(userId, query.key)) };
});

/** PUT /api/bulkActions: tries the failed requests of a bulk action again. Leaves a running one alone. */
endpoint(retryBulkAction, async ({ body, caller, now, log }) => {
  const { userId } = await signedInUser(caller);
  const bulkId = bulkIdOf(userId, body.key);
  const stored = await readBulkAction(bulkId);
  if (stored && stored.value.state !== 'running') {
    const parts = partsToRetry(await readParts(bulkId));
    const action = { ...stored.value, state: 'running' as const, leaseUntil: null };
    const tasks = parts.size > 0 && (await saveStarted(action, parts, stored.etag, now));
    if (tasks) await workOn(tasks, now, log);
  }
  return { data: await progress(bulkId) };
});

/** Works on a bulk action for a few seconds; its task does the rest. */
async function workOn(tasks: readonly TaskRef[], now: Date, log: Log): Promise<void> {
  for (const { requestId } of tasks) await continueBulkAction(requestId, CALL_MS, runTasksNow, log);
  runTasksInBackground(tasks, now, log);
}

async function progress(bulkId: string): Promise<BulkProgress> {
  const stored = await readBulkAction(bulkId);
  if (!stored) throw notFound('This bulk action never started, or it is more than a day old');
  return progressOf(stored.value, await readParts(bulkId));
}
