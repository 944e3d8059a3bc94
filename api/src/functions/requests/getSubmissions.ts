import { builtInStatuses } from '@portal/contract/catalogues/statuses.ts';
import { getSubmissions } from '@portal/contract/endpoints/submissionQueue.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { queueFilter } from '../../domain/review/queueFilter.ts';
import { sessionOf } from '../../workflows/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { listSubmissions } from '../../workflows/listSubmissions.ts';

/** GET /api/getSubmissions: a page of the intake queue, and the figures of all of it. */
endpoint(getSubmissions, async ({ query, caller, now }) => {
  const configured = query.search ? await requestStatuses.read() : [];
  const statuses = configured.length > 0 ? configured : builtInStatuses;
  const filter = queueFilter(query, statuses, { staffId: sessionOf(caller).userId, now });
  return { data: await listSubmissions(filter, query, now) };
});
