import { isSetBySystem } from '@portal/contract/configuration/catalogues/protectedStatuses.ts';
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
import { faultOf } from '../../telemetry/faultOf.ts';

/** A migration begins beside the answer and works for so long; the timer goes on with the rest. */
const FIRST_BUDGET_MS = 40_000;

type Outcome = StatusDeletion['outcome'];

/** Deletes a status that no request has, and deactivates one that the portal itself gives. For one in use it does what was chosen, and tells of the usage where nothing was. */
export async function deleteStatus(
  id: string,
  choice: BodyOf<typeof entry>,
  by: Actor & { id: string },
  now: Date,
  log: Log,
): Promise<StatusDeletion> {
  const status = findStatus(await requestStatuses.readNow(), id);
  const usage = status ? await statusUsage(status.key) : { usageCount: 0, sampleRequests: [] };
  const wish = wished(choice, usage.usageCount, status?.key ?? '');
  const toStatusId = choice?.migrateToStatusId ?? '';
  const decide = (items: readonly StoredStatus[]): ListDecision<StoredStatus> => {
    switch (wish) {
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
  if (wish === 'deleted' && status) {
    // Whoever gives a request this status looks for its deletion after putting the request into the lists: one that
    // is not in them by now is taken out of the status again, and the one who did it is told.
    const late = await statusUsage(key);
    if (late.usageCount > 0) {
      await changeList(requestStatuses, (items) => restoreStatus(items, status), by, now);
      return { outcome: 'in-use', ...late };
    }
  }
  if (wish === 'migrating') void migrateStatus(id, FIRST_BUDGET_MS, log).catch(leaveToTimer);
  return { outcome: wish, ...usage };

  function leaveToTimer(error: unknown) {
    log.warn('migration postponed to the timer', { statusId: id, internal: faultOf(error) });
  }
}

function wished(choice: BodyOf<typeof entry>, usageCount: number, key: string): Outcome {
  if (choice?.force) return 'deactivated';
  if (choice?.migrateToStatusId) return 'migrating';
  if (isSetBySystem(key)) return 'deactivated';
  return usageCount === 0 ? 'deleted' : 'in-use';
}

/** What may not be deleted at all is refused before anybody is asked where its requests should go. */
function refusedOrInUse(items: readonly StoredStatus[], id: string, now: Date): ListDecision<StoredStatus> {
  const decision = removeStatus(items, id, now);
  return decision.kind === 'changed' ? { kind: 'unchanged', item: decision.item } : decision;
}
