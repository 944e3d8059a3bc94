import { endLease } from '@portal/contract/requests/live/endpoints.ts';
import { deleteLease } from '../../../data/requests/live/leases.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { sessionOf } from '../../../workflows/accounts/sessionOf.ts';

/** POST /api/endLease: ends the caller's lease on a request. */
endpoint(endLease, async ({ body: { requestId }, caller, now }) => {
  await deleteLease(requestId, sessionOf(caller).userId, now);
  return { data: { requestId } };
});
