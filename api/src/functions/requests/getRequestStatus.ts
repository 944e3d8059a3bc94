import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { isOwner, isSubmitter } from '../../domain/requests/access/mayOpenRequest.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findHeldRequest } from '../../workflows/requests/findHeldRequest.ts';
import { downloadSubjectOf } from '../../workflows/files/findAccessibleFile.ts';
import { contactOf } from '../../workflows/notifications/delivery/rejectedMail.ts';
import { recordOpening } from '../../workflows/accounts/ofRequest/recordOpening.ts';
import { requireNotRemoved } from '../../workflows/accounts/ofRequest/requireNotRemoved.ts';
import { viewForClient } from '../../workflows/requests/viewRequest.ts';

/** GET /api/getRequestStatus: the status page's lookup by Order ID and verification code. */
endpoint(getRequestStatus, async ({ query, caller, now, log }) => {
  const { request, access } = await findHeldRequest(query, caller.address, now);
  requireNotRemoved(caller, request);
  recordOpening(request, caller.session, now, log);
  const clientId = clientIdOf(caller.session);
  return {
    data: {
      ...(await viewForClient(request, downloadSubjectOf(caller, request), now)),
      requestAccess: access.token,
      requestAccessExpiresAt: access.expiresAt,
      isMine: isOwner(request, clientId),
      ...(isSubmitter(request, clientId) && { isSubmitter: true, ...(await contactOf(request)) }),
    },
  };
});
