import { randomUUID } from 'node:crypto';
import * as facilities from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import * as quickAdd from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import * as statuses from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import * as checklist from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import { z } from 'zod';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { trailEntries } from './auditTrail.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';

/** An unused name. */
export const freshName = (prefix: string): string => `${prefix} ${randomUUID().slice(0, 8)}`;

/** A person's calls for the lists of the Management Center. Bodies are not validated. */
export function managedListCalls({ api }: { readonly api: string }, person: Person) {
  const headers = () => ({ ...authHeaders(person), ...randomIpHeader() });
  const send = (operation: Parameters<typeof callApi>[1], id?: string, body?: object): Promise<ApiResponse> =>
    callApi(api, operation, { headers: headers(), ...(id && { query: { id } }), ...(body && { body }) });
  return {
    facilities: () => dataOf(api, facilities.listManagedFacilities, { headers: headers() }),
    addFacility: (body: object) => send(facilities.addFacility, undefined, body),
    addFacilities: (body: object) => send(facilities.addFacilities, undefined, body),
    editFacility: (id: string, body: object) => send(facilities.editFacility, id, body),
    deleteFacility: (id: string) => send(facilities.deleteFacility, id),
    statuses: () =>
      dataOf(api, statuses.listManagedStatuses, { headers: headers(), query: { showAll: 'true' } }),
    addStatus: (body: object) => send(statuses.addStatus, undefined, { color: 'blue', order: 0, ...body }),
    newStatus: (label: string) =>
      dataOf(api, statuses.addStatus, { headers: headers(), body: { label, color: 'blue', order: 0 } }),
    editStatus: (id: string, body: object) => send(statuses.editStatus, id, body),
    deleteStatus: (id: string, choice?: object) => send(statuses.deleteStatus, id, choice),
    items: () => dataOf(api, listQuickAddItems, { headers: headers() }),
    addItem: (body: object) => send(quickAdd.addQuickAddItem, undefined, body),
    editItem: (body: object) => send(quickAdd.editQuickAddItem, undefined, body),
    deleteItem: (itemId: string) => send(quickAdd.deleteQuickAddItem, undefined, { itemId }),
    checklist: () => dataOf(api, checklist.listChecklistItems, { headers: headers() }),
    addToChecklist: (body: object) => send(checklist.addChecklistItem, undefined, body),
    editChecklist: (body: object) => send(checklist.editChecklistItem, undefined, body),
    deleteFromChecklist: (itemId: string) => send(checklist.deleteChecklistItem, undefined, { itemId }),
  };
}

const change = z.object({ details: z.looseObject({ itemId: z.optional(z.string()) }) });

/** The audited changes of a list item, oldest first. */
export async function auditedChangesOf(portal: Parameters<typeof trailEntries>[0], itemId: string) {
  const entries = (await trailEntries(portal)).filter(({ kind }) => kind === 'configuration-changed');
  return entries
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map((entry) => change.parse(entry).details)
    .filter((details) => details.itemId === itemId);
}
