import type { DataOf } from '@portal/contract/endpoint.ts';
import { BYTE_ORDER_MARK } from '@portal/contract/fields/csvRow.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import {
  exportClientRequests,
  exportSelectedRequests,
} from '@portal/contract/requests/endpoints/requestExport.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { filterDetails } from '../../domain/requests/views/filterDetails.ts';
import { userActor } from '../../domain/requests/actor.ts';
import {
  listFilter,
  type ListFilter,
  type ListSort,
  sortField,
  startCursor,
} from '../../domain/requests/list/listFilter.ts';
import { endpoint } from '../../http/endpoint.ts';
import { selectRows } from '../../workflows/requests/bulk/selectRows.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { listTotalOf } from '../../domain/requests/list/listPage.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { workListRow } from '../../domain/requests/list/workListRow.ts';
import { exportHeader, exportRows } from '../../workflows/requests/exportRows.ts';
import { countedParts } from '../../workflows/requests/listParts.ts';
import { rowsAfterCursor } from '../../workflows/requests/rowsAfterCursor.ts';

/** GET /api/exportClientRequests: a part of the filtered list as CSV. Records the export before the response. */
endpoint(exportClientRequests, async ({ query, caller, now }) => {
  const user = await signedInUser(caller);
  const statuses = query.search ? await requestStatuses.read() : [];
  const filter = listFilter(query, statuses, user.userId, await facilityDay(now));
  const data = await exportRequests(filter, query, user.settings.language);
  await recordPortalEvent(
    {
      kind: 'list-exported',
      by: userActor(user),
      details: { ...filterDetails(filter), isFirstPart: query.after === undefined, rows: data.rows },
    },
    now,
  );
  return { data };
});

/** POST /api/exportClientRequests: the selected requests as CSV. Records the export before the response. */
endpoint(exportSelectedRequests, async ({ body, caller, now }) => {
  const user = await signedInUser(caller);
  const rows = await selectRows(body.selection, 'status', user.userId, now);
  const data = await exportSelection(rows, user.settings.language);
  await recordPortalEvent(
    {
      kind: 'list-exported',
      by: userActor(user),
      details: { isSelection: true, isFirstPart: true, rows: data.rows },
    },
    now,
  );
  return { data };
});

/** Rows per call, limited by memory and by the duration of a call. */
const ROWS_PER_PART = 1000;
/** Requests of a selection that are read at once. */
const MAX_CONCURRENT = 20;

/** Returns one part of the list as CSV. Without `after`, returns the first part with header and total. */
async function exportRequests(
  filter: ListFilter,
  { after, sortBy, sortOrder }: ListSort & { after?: string | undefined },
  language: Language,
): Promise<DataOf<typeof exportClientRequests>> {
  const isFirst = after === undefined;
  const sort = { sortBy, sortOrder };
  const { parts, counts } = await countedParts('all', filter, sort, null);
  const cursor = { side: 'after', cursor: after ?? startCursor(sort), sort } as const;
  const found = await rowsAfterCursor(parts, filter, cursor, ROWS_PER_PART + 1);
  const rows = found.slice(0, ROWS_PER_PART);
  const lines = await exportRows(rows, language);
  return {
    csv: isFirst ? BYTE_ORDER_MARK + (await exportHeader(language)) + lines : lines,
    rows: rows.length,
    next: found.length > rows.length ? rows.at(-1)![sortField(sort)] : null,
    total: isFirst ? listTotalOf(counts) : null,
  };
}

/** Returns the selected requests that exist as CSV, in the given order, and the IDs of the others. */
async function exportSelection(
  selected: readonly { readonly requestId: string }[],
  language: Language,
): Promise<DataOf<typeof exportSelectedRequests>> {
  const unique = [...new Set(selected.map(({ requestId }) => requestId))];
  const requests: RequestDocument[] = [];
  for (let from = 0; from < unique.length; from += MAX_CONCURRENT) {
    const found = await Promise.all(unique.slice(from, from + MAX_CONCURRENT).map(readRequest));
    requests.push(...found.flatMap((stored) => stored?.value ?? []));
  }
  const lines = await exportRows(requests.map(workListRow), language);
  const found = new Set(requests.map(({ requestId }) => requestId));
  return {
    csv: BYTE_ORDER_MARK + (await exportHeader(language)) + lines,
    rows: requests.length,
    notFound: unique.filter((requestId) => !found.has(requestId)),
  };
}
