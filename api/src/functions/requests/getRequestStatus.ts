import { getRequestStatus } from '@portal/contract/endpoints/requests.ts';
import { clientOf } from '../../domain/access/clientOf.ts';
import { isOwner } from '../../domain/access/mayOpenRequest.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findHeldRequest } from '../../workflows/findHeldRequest.ts';
import { subjectOf } from '../../workflows/openableFile.ts';
import { viewForClient } from '../../workflows/viewRequest.ts';

/** GET /api/getRequestStatus: the status page's look-up by order id and code. */
endpoint(getRequestStatus, async ({ query, caller, now }) => {
  const { root, access } = await findHeldRequest(query, caller.address, now);
  return {
    data: {
      ...(await viewForClient(root, subjectOf(caller, root), now)),
      requestAccess: access.token,
      requestAccessExpiresAt: access.expiresAt,
      isMine: isOwner(root, clientOf(caller.session)),
    },
  };
});
