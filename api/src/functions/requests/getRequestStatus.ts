import { getRequestStatus } from '@portal/contract/endpoints/requests.ts';
import { clientOf } from '../../domain/access/clientOf.ts';
import { isOwner } from '../../domain/access/mayOpenRequest.ts';
import { clientView } from '../../domain/request/clientView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findHeldRequest } from '../../workflows/findHeldRequest.ts';

/** GET /api/getRequestStatus: the status page's look-up by order id and code. */
endpoint(getRequestStatus, async ({ query, caller, now }) => {
  const { root, access } = await findHeldRequest(query, caller.address, now);
  return {
    data: {
      ...clientView(root),
      requestAccess: access.token,
      requestAccessExpiresAt: access.expiresAt,
      isMine: isOwner(root, clientOf(caller.session)),
    },
  };
});
