import { isProvider } from '@portal/contract/catalogues/roles.ts';
import { builtInStatuses } from '@portal/contract/catalogues/statuses.ts';
import { getAllClientRequests } from '@portal/contract/endpoints/requestList.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { listFilter } from '../../domain/request/listFilter.ts';
import { sessionOf } from '../../workflows/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { listRequests } from '../../workflows/listRequests.ts';

/** GET /api/getAllClientRequests: a page of the requests that the person signed in may see, newest first. */
endpoint(getAllClientRequests, async ({ query, caller }) => {
  const configured = query.search ? await requestStatuses.read() : [];
  const { role, userId } = sessionOf(caller);
  const isStaff = isProvider(role);
  const statuses = configured.length > 0 ? configured : builtInStatuses;
  const filter = listFilter(query, statuses, isStaff ? userId : null);
  const scope = isStaff ? 'all' : { clientId: userId };
  return { data: await listRequests(scope, filter, query) };
});
