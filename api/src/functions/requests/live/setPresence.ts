import { setPresence } from '@portal/contract/requests/live/endpoints.ts';
import { readLease } from '../../../data/requests/live/leases.ts';
import { savePresence } from '../../../data/requests/live/presenceBoard.ts';
import { nameOfUser } from '../../../domain/accounts/nameOfUser.ts';
import { currentLease } from '../../../domain/requests/live/lease.ts';
import { othersPresent } from '../../../domain/requests/live/presence.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';

/** POST /api/setPresence: records that a staff member has a request open. Not in the audit trail: it reads no request. */
endpoint(setPresence, async ({ body: { requestId, state }, caller, now }) => {
  const user = await signedInUser(caller);
  const { userId } = user;
  const entry = { requestId, userId, name: nameOfUser(user), state: state === 'left' ? null : state };
  const [board, lease] = await Promise.all([savePresence(entry, now), readLease(requestId)]);
  return {
    data: {
      people: othersPresent(board, requestId, userId, now),
      lease: currentLease(lease?.value ?? null, now),
    },
  };
});
