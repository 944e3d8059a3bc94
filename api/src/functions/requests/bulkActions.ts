import type { BulkProgress } from '@portal/contract/requests/bulk/bulkAction.ts';
import {
  getBulkAction,
  retryBulkAction,
  startBulkAction,
} from '@portal/contract/requests/endpoints/bulkActions.ts';
import type { Stored } from '../../data/documents.ts';
import {
  bulkBodyHash,
  bulkIdOf,
  readBulkAction,
  readParts,
  saveStarted,
} from '../../data/requests/bulkActions.ts';
import {
  type BulkAction,
  isSameBulkAction,
  leaseUntil,
  newBulkAction,
  partsOf,
  partsToRetry,
  progressOf,
  type RowOfBulkAction,
} from '../../domain/requests/bulk/bulkAction.ts';
import type { User } from '../../domain/accounts/user.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { canWork } from '../../workflows/accounts/assignees.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { workOnBulkAction } from '../../workflows/requests/bulk/continueBulkAction.ts';
import { selectRows } from '../../workflows/requests/bulk/selectRows.ts';

/** How long a call works on the bulk action before the rest continues in the background. */
const CALL_MS = 5_000;

/** POST /api/bulkActions: starts a bulk action, or finds the one that was started by the same call. */
endpoint(startBulkAction, async ({ body, caller, now, log }) => {
  const { key, change, selection } = body;
  const { userId } = sessionOf(caller);
  const bulkId = bulkIdOf(userId, key);
  const bodyHash = bulkBodyHash(body);
  const [user, earlier] = await Promise.all([signedInUser(caller), readBulkAction(bulkId)]);
  if (!earlier) {
    const parts = partsOf(await selectRows(selection, change.kind, userId, now));
    const action = newBulkAction({ bulkId, key, userId, bodyHash }, change, parts.flat().length, now);
    await startWork({ action, parts: new Map(parts.entries()), etag: null, user }, now, log);
  }
  const [started, parts] = await Promise.all([readBulkAction(bulkId), readParts(bulkId)]);
  if (started && !isSameBulkAction(started.value, bodyHash)) {
    throw new PortalError('conflict', 'Another bulk action was started with this key');
  }
  return { data: progress(started, parts) };
});

/** GET /api/bulkActions: the progress of a bulk action. */
endpoint(getBulkAction, async ({ query, caller }) => {
  const { userId } = await signedInUser(caller);
  return { data: await readProgress(bulkIdOf(userId, query.key)) };
});

/** PUT /api/bulkActions: tries the failed requests of a bulk action again. Leaves a running one alone. */
endpoint(retryBulkAction, async ({ body, caller, now, log }) => {
  const user = await signedInUser(caller);
  const bulkId = bulkIdOf(user.userId, body.key);
  const stored = await readBulkAction(bulkId);
  if (stored && stored.value.state !== 'running') {
    const parts = partsToRetry(await readParts(bulkId));
    const action = { ...stored.value, state: 'running' as const };
    if (parts.size > 0) await startWork({ action, parts, etag: stored.etag, user }, now, log);
  }
  return { data: await readProgress(bulkId) };
});

interface StartedWork {
  readonly action: BulkAction;
  /** The requests to change, by the index of their part. */
  readonly parts: ReadonlyMap<number, readonly RowOfBulkAction[]>;
  /** The version to replace; null for a new bulk action. */
  readonly etag: string | null;
  readonly user: User;
}

/**
 * Starts a bulk action and works on it for a few seconds; its task does the rest. Does nothing if another call started it
 * first.
 */
async function startWork({ action, parts, etag, user }: StartedWork, now: Date, log: Log): Promise<void> {
  const value = { ...action, leaseUntil: leaseUntil(new Date()) };
  const started = await saveStarted(value, parts, etag, now);
  if (!started) return;
  const leased = { stored: { value, etag: started.etag }, parts, user: canWork(user) ? user : null };
  await workOnBulkAction(leased, CALL_MS, runTasksNow, log);
  runTasksInBackground([started.task], now, log);
}

async function readProgress(bulkId: string): Promise<BulkProgress> {
  return progress(...(await Promise.all([readBulkAction(bulkId), readParts(bulkId)])));
}

function progress(stored: Stored<BulkAction> | null, parts: readonly RowOfBulkAction[][]): BulkProgress {
  if (!stored) throw notFound('This bulk action never started, or it is more than a day old');
  return progressOf(stored.value, parts);
}
