import { isProvider } from '@portal/contract/catalogues/roles.ts';
import { builtInStatuses } from '@portal/contract/catalogues/statuses.ts';
import { getAllClientRequests } from '@portal/contract/endpoints/requests.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { listFilter } from '../../domain/request/listFilter.ts';
import { sessionOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { listRequests } from '../../workflows/listRequests.ts';

/** GET /api/getAllClientRequests: a page of the requests that the person signed in may see, newest first. */
endpoint(getAllClientRequests, async ({ query, caller }) => {
  const configured = query.search ? await requestStatuses.read() : [];
  const filter = listFilter(query, configured.length > 0 ? configured : builtInStatuses);
  const { role, userId } = sessionOf(caller);
  const scope = isProvider(role) ? 'all' : { clientId: userId };
  return { data: await listRequests(scope, filter, query) };
});
