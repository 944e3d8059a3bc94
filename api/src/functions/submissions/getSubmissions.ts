import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { queueFilter } from '../../domain/submissions/queueFilter.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { listSubmissions } from '../../workflows/submissions/listSubmissions.ts';

/** GET /api/getSubmissions: a page of the intake queue, and figures for the whole queue. */
endpoint(getSubmissions, async ({ query, caller, now }) => {
  const statuses = query.search ? await requestStatuses.read() : [];
  const filter = queueFilter(query, statuses, {
    staffId: sessionOf(caller).userId,
    now,
    today: await facilityDay(now),
  });
  return { data: await listSubmissions(filter, query, now) };
});
