import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { isSubmitter } from '../../domain/requests/access/mayOpenRequest.ts';
import { notFound } from '../../errors/portalError.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { contactOf, ownAddressRejectsMail } from '../../workflows/notifications/delivery/rejectedMail.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { downloadSubjectOf } from '../../workflows/files/findAccessibleFile.ts';
import { findAccessibleRequest } from '../../workflows/requests/findAccessibleRequest.ts';
import { recordOpening } from '../../workflows/accounts/ofRequest/recordOpening.ts';
import { viewForClient, viewForStaff } from '../../workflows/requests/viewRequest.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';

/** GET /api/getRequestDetails: a request for the signed-in person. Records a view by staff before the response, and one by a client once a day, beside it. */
endpoint(getRequestDetails, async ({ query: { requestId }, caller, now, log }) => {
  const session = sessionOf(caller);
  const request = await findAccessibleRequest({ session, held: null }, requestId);
  if (!request) throw notFound('Request not found');
  if (!isStaffRole(session.role)) {
    recordOpening(request, session, now, log);
    const view = await viewForClient(request, downloadSubjectOf(caller, request), now);
    const submitted = isSubmitter(request, session.userId) && {
      isSubmitter: true,
      ...(await contactOf(request)),
    };
    return {
      data: { view: 'client' as const, ...view, ...submitted, ...ownAddressRejectsMail(request, session) },
    };
  }
  const [pendingTasks, view] = await Promise.all([
    recordView(requestId, actorOf(caller), now),
    viewForStaff(request, now),
  ]);
  runTasksInBackground(pendingTasks, now, log);
  return { data: { view: 'staff' as const, ...view } };
});
