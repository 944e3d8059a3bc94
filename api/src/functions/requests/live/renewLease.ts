import { renewLease } from '@portal/contract/requests/live/endpoints.ts';
import { extendLease } from '../../../data/requests/live/leases.ts';
import { nameOfUser } from '../../../domain/accounts/nameOfUser.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';

/** POST /api/renewLease: extends the caller's lease on a request. */
endpoint(renewLease, async ({ body: { requestId }, caller, now }) => {
  const user = await signedInUser(caller);
  const person = { userId: user.userId, name: nameOfUser(user) };
  return { data: { lease: await extendLease(requestId, person, now) } };
});
