import { exportRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { readEvents } from '../../data/requests/events/readEvents.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { activityColumns, activityRow } from '../../domain/requests/views/activityRow.ts';
import { notFound } from '../../errors/portalError.ts';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { mapInTurns } from '../../services/concurrency/mapInTurns.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { describeActivity } from '../../workflows/notifications/describeActivity.ts';

/** More events than requests have in practice. The export is limited to this number. */
const MAX_EXPORTED = 10_000;

/** GET /api/exportRequestActivity: the activity of a request as CSV. Records the export first. */
rawEndpoint(exportRequestActivity, async ({ query: { requestId }, caller, now, log }) => {
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  const pendingTasks = await recordView(requestId, actorOf(caller), now, {
    kind: 'activity-exported',
    details: {},
  });
  runTasksInBackground(pendingTasks, now, log);
  const until = now.toISOString();
  const events = await readEvents({ requestId, group: 'all', until, limit: MAX_EXPORTED });
  const entries = await describeActivity(stored.value, events);
  const rows = await mapInTurns(entries, (entry) => csvRow(activityRow(entry)));
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="activity-${requestId}.csv"`,
    },
    body: BYTE_ORDER_MARK + csvRow(activityColumns) + rows.join(''),
  };
});
