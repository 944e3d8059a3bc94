import { starterFacilities } from '@portal/contract/configuration/catalogues/facilities.ts';
import { builtInStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import { facilities, requestStatuses } from '../data/configuration/lists.ts';
import { startQuickAddItems } from '../data/configuration/startQuickAddItems.ts';

/** Writes the lists that a new portal starts with; lists that exist are left as they are. */
export async function seedConfiguration(now: Date): Promise<void> {
  const made = { isActive: true, createdBy: 'system', createdAt: now.toISOString() };
  await requestStatuses.start(
    builtInStatuses.map((status) => ({
      _id: `status-${status.key}`,
      ...status,
      description: '',
      ...made,
      deletedAt: null,
      migration: null,
    })),
  );
  await facilities.start(
    starterFacilities.map((name, index) => ({
      _id: `facility-${index + 1}`,
      name,
      description: '',
      order: index + 1,
      ...made,
    })),
  );
  await startQuickAddItems(now);
}
