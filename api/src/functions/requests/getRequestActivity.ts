import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { readEvents } from '../../data/requests/events/readEvents.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { activityPage, parseActivityCursor } from '../../domain/requests/views/activityPage.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { describeActivity } from '../../workflows/notifications/describeActivity.ts';

/** GET /api/getRequestActivity: a page of the activity of a request, for staff. */
endpoint(getRequestActivity, async ({ query }) => {
  const { requestId, group, limit } = query;
  const cursor = parseActivityCursor(query.cursor);
  const [stored, found] = await Promise.all([
    readRequest(requestId),
    readEvents({ requestId, group, until: cursor.at, limit: cursor.skip + limit + 1 }),
  ]);
  if (!stored) throw notFound('Request not found');
  const { events, nextCursor } = activityPage(found, cursor, limit);
  return { data: { entries: await describeActivity(stored.value, events), nextCursor } };
});
