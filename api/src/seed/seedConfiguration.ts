import { starterFacilities } from '@portal/contract/configuration/catalogs/facilities.ts';
import { facilities } from '../data/configuration/lists.ts';
import { initializeQuickAddItems } from '../data/configuration/initializeQuickAddItems.ts';

/** Writes the initial configuration lists. Existing lists are not changed. */
export async function seedConfiguration(now: Date): Promise<void> {
  const created = { isActive: true, createdBy: 'system', createdAt: now.toISOString() };
  await facilities.initialize(
    starterFacilities.map((name, index) => ({
      _id: `facility-${index + 1}`,
      name,
      description: '',
      order: index + 1,
      ...created,
    })),
  );
  await initializeQuickAddItems(now);
}
