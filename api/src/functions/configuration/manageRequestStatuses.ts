import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import type { StoredStatus } from '../../domain/configuration/listItems.ts';
import { addStatus, editStatus } from '../../domain/configuration/statusRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';
import { deleteStatus } from '../../workflows/configuration/deleteStatus.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { statusViews } from '../../workflows/configuration/statusViews.ts';

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
