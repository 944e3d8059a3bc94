import { getRequestNotices } from '@portal/contract/notifications/endpoints.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { listNotices } from '../../workflows/notifications/delivery/listNotices.ts';
import { suppressedOf, undeliveredOf } from '../../workflows/notifications/delivery/undeliveredOf.ts';

/** GET /api/getRequestNotices: what was sent about a request, and what became of it. */
endpoint(getRequestNotices, async ({ query: { requestId, cursor } }) => {
  const request = (await readRequest(requestId))?.value;
  if (!request) throw notFound('Request not found');
  const [page, undelivered, suppressed] = await Promise.all([
    listNotices(requestId, cursor),
    undeliveredOf(request),
    cursor === undefined ? suppressedOf(request) : [],
  ]);
  return { data: { ...page, undelivered, ...(suppressed.length > 0 && { suppressed }) } };
});
