import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { listFilter, NEWEST_FIRST } from '../../domain/requests/list/listFilter.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { listRequests } from '../../workflows/requests/listRequests.ts';

/** GET /api/getAllClientRequests: a page of the requests that the signed-in person may see. Clients see the newest first. */
endpoint(getAllClientRequests, async ({ query, caller, now }) => {
  const statuses = query.search ? await requestStatuses.read() : [];
  const { role, userId } = sessionOf(caller);
  const isStaff = isStaffRole(role);
  const filter = listFilter(query, statuses, isStaff ? userId : null, await facilityDay(now));
  const scope = isStaff ? 'all' : { clientId: userId };
  return { data: await listRequests(scope, filter, isStaff ? query : { ...query, ...NEWEST_FIRST }, now) };
});
