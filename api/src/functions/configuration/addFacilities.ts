import { randomUUID } from 'node:crypto';
import { addFacilities as entry } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { facilities } from '../../data/configuration/lists.ts';
import { addFacilities } from '../../domain/configuration/facilityRules.ts';
import type { StoredFacility } from '../../domain/configuration/listItems.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';

/** POST /api/addFacilities: adds the facilities of a list that are not there yet. */
endpoint(entry, async ({ body, caller, now }) => {
  const by = actorOf(caller);
  const decide = (items: readonly StoredFacility[]) =>
    addFacilities(items, body.facilities, { by: by.id, now }, () => `facility-${randomUUID()}`);
  return { data: await changeList(facilities, decide, by, now) };
});
