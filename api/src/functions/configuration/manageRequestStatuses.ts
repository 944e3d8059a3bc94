import {
  isProtectedStatus,
  isSetBySystem,
} from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import * as entries from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type {
  ManagedStatus,
  StatusDeletion,
  StatusMigration,
} from '@portal/contract/requests/schemas/requestStatus.ts';
import { randomUUID } from 'node:crypto';
import { requestStatuses } from '../../data/configuration/lists.ts';
import type { StoredStatus } from '../../domain/configuration/listItems.ts';
import {
  addStatus,
  deactivateStatus,
  editStatus,
  findStatus,
  removeStatus,
  restoreStatus,
} from '../../domain/configuration/statusRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import type { ListDecision } from '../../domain/configuration/listDecision.ts';
import { startMigration } from '../../domain/configuration/migrationRules.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { Log } from '../../telemetry/log.ts';
import { migrateStatus } from '../../workflows/configuration/migrateStatus.ts';
import { countWithStatus, statusUsage } from '../../workflows/configuration/statusUsage.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import { creatorNames } from '../../workflows/accounts/creatorNames.ts';

/** GET /api/manageRequestStatuses: labels and colors of the active statuses; with `showAll`, for staff, all details of all statuses. */
endpoint(entries.readRequestStatuses, async ({ query, caller }) => {
  if (query.showAll === 'true') {
    await signedInStaff(caller);
    return { data: await allViews() };
  }
  const active = (await requestStatuses.read()).filter((status) => status.isActive);
  return {
    data: active
      .toSorted((a, b) => a.order - b.order)
      .map(({ _id, key, label, color, order }) => ({ _id, key, label, color, order })),
  };
});

/** POST /api/manageRequestStatuses: adds a status. */
endpoint(entries.addStatus, async ({ body, caller, now }) => {
  const by = actorOf(caller);
  const creation = { id: `status-${randomUUID()}`, by: by.id, now };
  const status = await changeList(requestStatuses, (items) => addStatus(items, body, creation), by, now);
  return { message: 'Status created successfully', data: await viewOf(status) };
});

/** PUT /api/manageRequestStatuses?id: changes a status. */
endpoint(entries.editStatus, async ({ query, body, caller, now }) => {
  const decide = (items: readonly StoredStatus[]) => editStatus(items, query.id, body);
  const status = await changeList(requestStatuses, decide, actorOf(caller), now);
  return { message: 'Status updated successfully', data: await viewOf(status) };
});

/** DELETE /api/manageRequestStatuses?id: deletes a status, or deactivates it or migrates its requests first. */
endpoint(entries.deleteStatus, async ({ query, body, caller, now, log }) => {
  const data = await deleteStatus(query.id, body, actorOf(caller), now, log);
  const { usageCount, sampleRequests } = data;
  return {
    ...(data.outcome === 'migrating' && { status: 202 }),
    message: messages[data.outcome],
    topLevel: { details: { usageCount, sampleRequests } },
    data,
  };
});

const messages = {
  deleted: 'Status deleted successfully',
  deactivated: 'Status deactivated successfully',
  migrating: 'The requests are being moved. The status will be deleted after the last one.',
  'in-use': 'Some requests still have this status',
} as const;

async function allViews() {
  const all = await requestStatuses.readNow();
  const existing = all.filter(({ deletedAt }) => deletedAt === null);
  return statusViews(
    existing.toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label)),
    all,
  );
}

async function viewOf(status: StoredStatus) {
  const [view] = await statusViews([status], await requestStatuses.readNow());
  return view!;
}

/** Time limit of the first migration run, which starts in the background. The timer continues it. */
const FIRST_BUDGET_MS = 40_000;

type Outcome = StatusDeletion['outcome'];

/**
 * Deletes an unused status. Deactivates a status that the portal itself sets. For a status in use, applies the choice of
 * the caller; without a choice, changes nothing and returns the usage.
 */
async function deleteStatus(
  id: string,
  choice: BodyOf<typeof entries.deleteStatus>,
  by: Actor & { id: string },
  now: Date,
  log: Log,
): Promise<StatusDeletion> {
  const status = findStatus(await requestStatuses.readNow(), id);
  const usage = status ? await statusUsage(status.key) : { usageCount: 0, sampleRequests: [] };
  const outcome = chooseOutcome(choice, usage.usageCount, status?.key ?? '');
  const toStatusId = choice?.migrateToStatusId ?? '';
  const decide = (items: readonly StoredStatus[]): ListDecision<StoredStatus> => {
    switch (outcome) {
      case 'deleted':
        return removeStatus(items, id, now);
      case 'deactivated':
        return deactivateStatus(items, id);
      case 'migrating':
        return startMigration(items, id, { toStatusId, total: usage.usageCount, by: by.id, now });
      case 'in-use':
        return refusedOrInUse(items, id, now);
    }
  };
  const { key } = await changeList(requestStatuses, decide, by, now);
  if (outcome === 'deleted' && status) {
    // A request may have got this status concurrently. A change of status writes the list row first and then checks for
    // a deletion: if the row is not visible here, that change moves the request out of the status again.
    const currentUsage = await statusUsage(key);
    if (currentUsage.usageCount > 0) {
      await changeList(requestStatuses, (items) => restoreStatus(items, status), by, now);
      return { outcome: 'in-use', ...currentUsage };
    }
  }
  if (outcome === 'migrating') void migrateStatus(id, FIRST_BUDGET_MS, log).catch(logPostponement);
  return { outcome, ...usage };

  function logPostponement(error: unknown) {
    log.warn('migration postponed to the timer', { statusId: id, internal: errorSummary(error) });
  }
}

function chooseOutcome(
  choice: BodyOf<typeof entries.deleteStatus>,
  usageCount: number,
  key: string,
): Outcome {
  if (choice?.force) return 'deactivated';
  if (choice?.migrateToStatusId) return 'migrating';
  if (isSetBySystem(key)) return 'deactivated';
  return usageCount === 0 ? 'deleted' : 'in-use';
}

/** Refuses a status that cannot be deleted before asking where to move its requests. */
function refusedOrInUse(items: readonly StoredStatus[], id: string, now: Date): ListDecision<StoredStatus> {
  const decision = removeStatus(items, id, now);
  return decision.kind === 'changed' ? { kind: 'unchanged', item: decision.item } : decision;
}

/** Returns statuses for the Management Center. `all`: every status, to look up the labels of migration targets. */
async function statusViews(
  statuses: readonly StoredStatus[],
  all: readonly StoredStatus[],
): Promise<ManagedStatus[]> {
  const userIds = statuses.flatMap(({ createdBy, migration }) => [
    createdBy,
    ...(migration ? [migration.by] : []),
  ]);
  const nameOf = await creatorNames(userIds);
  return Promise.all(
    statuses.map(async (status) => {
      const { _id, key, label, color, order, description, isActive, createdAt } = status;
      return {
        _id,
        key,
        label,
        color,
        order,
        description,
        isActive,
        isProtected: isProtectedStatus(key),
        createdBy: nameOf(status.createdBy),
        createdAt,
        migration: await migrationView(status, all, nameOf),
      };
    }),
  );
}

/** Computes progress from the counters, so that it is right after a crash. */
async function migrationView(
  { key, migration }: StoredStatus,
  all: readonly StoredStatus[],
  nameOf: (id: string) => string,
): Promise<StatusMigration | null> {
  if (!migration || migration.state === 'done') return null;
  const { toStatusId, state, by, startedAt } = migration;
  const remaining = await countWithStatus(key);
  const total = Math.max(migration.total, remaining);
  const toLabel = all.find(({ _id }) => _id === toStatusId)?.label ?? '';
  return { toStatusId, toLabel, total, done: total - remaining, state, startedBy: nameOf(by), startedAt };
}
