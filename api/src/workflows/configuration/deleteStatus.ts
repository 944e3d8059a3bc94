import { isSetBySystem } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import type { deleteStatus as entry } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import type { ListDecision } from '../../domain/configuration/listDecision.ts';
import type { StoredStatus } from '../../domain/configuration/listItems.ts';
import { startMigration } from '../../domain/configuration/migrationRules.ts';
import {
  deactivateStatus,
  findStatus,
  removeStatus,
  restoreStatus,
} from '../../domain/configuration/statusRules.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { Log } from '../../telemetry/log.ts';
import { changeList } from './changeList.ts';
import { migrateStatus } from './migrateStatus.ts';
import { statusUsage } from './statusUsage.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

/** Time limit of the first migration run, which starts in the background. The timer continues it. */
const FIRST_BUDGET_MS = 40_000;

type Outcome = StatusDeletion['outcome'];

/**
 * Deletes an unused status. Deactivates a status that the portal itself sets. For a status in use, applies the choice of
 * the caller; without a choice, changes nothing and returns the usage.
 */
export async function deleteStatus(
  id: string,
  choice: BodyOf<typeof entry>,
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

function chooseOutcome(choice: BodyOf<typeof entry>, usageCount: number, key: string): Outcome {
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
