import {
  type BulkChange,
  type BulkSelection,
  MAX_BULK_ROWS,
  TOO_MANY_ROWS,
} from '@portal/contract/requests/bulk/bulkAction.ts';
import { facilityDay } from '../../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import type { ShownRow } from '../../../data/views/queryRows.ts';
import type { RowOfBulkAction } from '../../../domain/requests/bulk/bulkAction.ts';
import { listFilter, NEWEST_FIRST, startCursor } from '../../../domain/requests/list/listFilter.ts';
import { shownDue } from '../../../domain/requests/list/requestListRow.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { countedParts } from '../listParts.ts';
import { rowsAfterCursor } from '../rowsAfterCursor.ts';

/** The selected requests with the values that the person saw (of the field that a change of this kind replaces). Throws `invalid_input` for none or more than 500. */
export async function selectRows(
  selection: BulkSelection,
  kind: BulkChange['kind'],
  userId: string,
  now: Date,
): Promise<readonly Pick<RowOfBulkAction, 'requestId' | 'seen'>[]> {
  if (selection.kind === 'rows') return selection.rows;
  const { filter, except } = selection;
  const statuses = filter.search ? await requestStatuses.read() : [];
  const matching = listFilter(filter, statuses, userId, await facilityDay(now));
  const { parts } = await countedParts('all', matching, NEWEST_FIRST, null);
  const cursor = { side: 'after', cursor: startCursor(NEWEST_FIRST), sort: NEWEST_FIRST } as const;
  const left = new Set(except);
  const found = await rowsAfterCursor(parts, matching, cursor, MAX_BULK_ROWS + left.size + 1);
  const rows = found.filter(({ requestId }) => !left.has(requestId));
  if (rows.length > MAX_BULK_ROWS) throw new PortalError('invalid_input', TOO_MANY_ROWS);
  if (rows.length === 0) throw new PortalError('invalid_input', 'No request matches these filters anymore');
  return rows.map((row) => ({ requestId: row.requestId, seen: seenIn(row, kind) }));
}

function seenIn(row: ShownRow, kind: BulkChange['kind']): string | null {
  switch (kind) {
    case 'assign':
      return row.assigneeId;
    case 'status':
      return row.status;
    case 'dueDate':
      return shownDue(row.dueDate).dueDate;
    case 'message':
      return null;
  }
}
