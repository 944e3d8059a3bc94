import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { search } from '@portal/contract/search/endpoints.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { searchRequests } from '../../workflows/search/searchRequests.ts';

/** POST /api/search: requests by anything a caller can say. Records which ones it shows before the response, without the text. */
endpoint(search, async ({ body, caller, now }) => {
  const { role, userId } = sessionOf(caller);
  const found = await searchRequests(isStaffRole(role) ? 'all' : { clientId: userId }, body, now);
  const shown = new Set(found.groups.flatMap(({ results }) => results.map(({ requestId }) => requestId)));
  const details = { results: shown.size, requests: [...shown].join(',') };
  await recordPortalEvent({ kind: 'requests-searched', by: actorOf(caller), details }, now);
  return { data: found };
});
