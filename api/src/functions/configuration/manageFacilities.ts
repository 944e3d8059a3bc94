import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { facilities } from '../../data/configuration/lists.ts';
import { addFacility, editFacility, removeFacility } from '../../domain/configuration/facilityRules.ts';
import type { StoredFacility } from '../../domain/configuration/listItems.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';
import { creatorNames } from '../../workflows/accounts/creatorNames.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';

/** GET /api/manageFacilities: all active facilities, not cached. */
endpoint(entries.listManagedFacilities, async () => {
  const active = (await facilities.readNow()).filter(({ isActive }) => isActive);
  return {
    data: await viewsOf(active.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))),
  };
});

/** POST /api/manageFacilities: adds a facility. */
endpoint(entries.addFacility, async ({ body, caller, now }) => {
  const by = actorOf(caller);
  const creation = { id: `facility-${randomUUID()}`, by: by.id, now };
  const item = await changeList(facilities, (items) => addFacility(items, body, creation), by, now);
  return { message: 'Facility created successfully', data: await viewOf(item) };
});

/** PUT /api/manageFacilities?id: changes a facility. */
endpoint(entries.editFacility, async ({ query, body, caller, now }) => {
  const decide = (items: readonly StoredFacility[]) => editFacility(items, query.id, body);
  const item = await changeList(facilities, decide, actorOf(caller), now);
  return { message: 'Facility updated successfully', data: await viewOf(item) };
});

/** DELETE /api/manageFacilities?id: deletes a facility. */
endpoint(entries.deleteFacility, async ({ query, caller, now }) => {
  const decide = (items: readonly StoredFacility[]) => removeFacility(items, query.id);
  const { _id } = await changeList(facilities, decide, actorOf(caller), now);
  return { message: 'Facility deleted successfully', data: { _id } };
});

async function viewsOf(items: readonly StoredFacility[]) {
  const nameOf = await creatorNames(items.map(({ createdBy }) => createdBy));
  return items.map((item) => ({ ...item, createdBy: nameOf(item.createdBy) }));
}

async function viewOf(item: StoredFacility) {
  const nameOf = await creatorNames([item.createdBy]);
  return { ...item, createdBy: nameOf(item.createdBy) };
}
