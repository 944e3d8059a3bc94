import { startNext as entry } from '@portal/contract/requests/live/endpoints.ts';
import type { RequestLease } from '@portal/contract/requests/live/schemas.ts';
import { facilityDay } from '../../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import { nameOfUser } from '../../../domain/accounts/nameOfUser.ts';
import {
  listFilter,
  type ListFilter,
  type ListSort,
  sortField,
  startCursor,
} from '../../../domain/requests/list/listFilter.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { claimLease, deleteLease, readLease } from '../../../data/requests/live/leases.ts';
import { readWorkState } from '../../../data/requests/live/workStates.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../../data/retryOnConflict.ts';
import { overviewPartitions } from '../../../data/views/listPartitions.ts';
import { readRowsAfterCursor } from '../../../data/views/queryRows.ts';
import { groupKey } from '../../../domain/requests/list/workListRow.ts';
import { canStart, currentLease } from '../../../domain/requests/live/lease.ts';
import { setAsideIds, withSetAside } from '../../../domain/requests/live/workState.ts';
import { isWaitingForClient } from '../../../domain/submissions/reviewView.ts';

/** POST /api/startNext: claims the most urgent available request of a view. */
endpoint(entry, async ({ body, caller, now }) => {
  const user = await signedInUser(caller);
  const statuses = body.search ? await requestStatuses.read() : [];
  const filter = listFilter(body, statuses, user.userId, await facilityDay(now));
  const person = { userId: user.userId, name: nameOfUser(user) };
  return { data: await startNext(person, filter, body.finished, now) };
});

const BY_URGENCY: ListSort = { sortBy: 'dueDate', sortOrder: 'asc' };
/** Rows read at once. Twenty people who start at the same time find a request each in one read. */
const ROWS_AT_ONCE = 40;

interface Start {
  /** Null if no request is available. */
  readonly lease: RequestLease | null;
  /** Whether the person already had the request. */
  readonly isCurrent: boolean;
}

/**
 * Claims the most urgent matching request that is open, that nobody is working on, that is not assigned to somebody
 * else, and whose submission does not wait for the client. A person has one request at a time: until it is finished,
 * further calls return it, regardless of the filter.
 */
async function startNext(
  person: { readonly userId: string; readonly name: string },
  filter: ListFilter,
  finished: string | undefined,
  now: Date,
): Promise<Start> {
  const { userId } = person;
  if (finished !== undefined) await deleteLease(finished, userId, now);
  return retryOnConflict<Start>('the work of a person', async () => {
    const work = await readWorkState(userId);
    const state = finished === undefined ? work.value : withSetAside(work.value, finished, now);
    if (state.current !== null) {
      const lease = currentLease((await readLease(state.current))?.value ?? null, now);
      if (lease?.userId === userId) return succeeded({ lease, isCurrent: true });
    }
    const lease = await claimFirst(person, filter, setAsideIds(state, now), now);
    const isSaved = await work.save({ ...state, current: lease?.requestId ?? null });
    if (isSaved) return succeeded({ lease, isCurrent: false });
    // A concurrent call of the same person was faster. It may have claimed the same request.
    const { current } = (await readWorkState(userId)).value;
    if (lease && lease.requestId !== current) await deleteLease(lease.requestId, userId, now);
    return writeConflict;
  });
}

async function claimFirst(
  person: { readonly userId: string; readonly name: string },
  filter: ListFilter,
  excluded: ReadonlySet<string>,
  now: Date,
): Promise<RequestLease | null> {
  for await (const requestId of candidates(filter, person.userId)) {
    if (excluded.has(requestId)) continue;
    const lease = await claimLease(requestId, person, now);
    if (!lease) continue;
    // The list can be older than the request.
    const stored = await readRequest(requestId);
    if (stored && canStart(stored.value, person.userId)) return lease;
    await deleteLease(requestId, person.userId, now);
  }
  return null;
}

/**
 * The matching requests that are unassigned or assigned to the person, the most urgent first. Without those whose
 * submission waits for the client, also in a view of such requests.
 */
async function* candidates(filter: ListFilter, userId: string): AsyncGenerator<string> {
  const pks = overviewPartitions();
  const field = sortField(BY_URGENCY);
  const groups = [groupKey.unassigned, groupKey.assigned(userId)];
  // A view of one of these groups contains no request of the other one.
  const ofView = groups.filter((group) => filter.groups.includes(group));
  let cursor = startCursor(BY_URGENCY);
  for (;;) {
    const position = { side: 'after', cursor, sort: BY_URGENCY } as const;
    const found = await Promise.all(
      (ofView.length > 0 ? ofView : groups).map((group) =>
        readRowsAfterCursor(pks, { ...filter, groups: [...filter.groups, group] }, position, ROWS_AT_ONCE),
      ),
    );
    const rows = found
      .flat()
      .toSorted((a, b) => (a[field] < b[field] ? -1 : 1))
      .slice(0, ROWS_AT_ONCE);
    for (const { requestId, reviewState: state, askedAt = null } of rows) {
      if (!isWaitingForClient({ state, askedAt })) yield requestId;
    }
    if (rows.length < ROWS_AT_ONCE) return;
    cursor = rows.at(-1)![field];
  }
}
