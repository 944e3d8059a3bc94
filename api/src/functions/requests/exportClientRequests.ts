import {
  exportClientRequests,
  exportSelectedRequests,
} from '@portal/contract/requests/endpoints/requestExport.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { filterDetails } from '../../domain/requests/views/filterDetails.ts';
import { userActor } from '../../domain/requests/actor.ts';
import { listFilter } from '../../domain/requests/list/listFilter.ts';
import { endpoint } from '../../http/endpoint.ts';
import { exportRequests, exportSelection } from '../../workflows/requests/exportRequests.ts';
import { selectRows } from '../../workflows/requests/bulk/selectRows.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

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
