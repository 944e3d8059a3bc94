import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { missingInformationView } from '../../domain/submissions/reviewView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findUpdatableRequest } from '../../workflows/requests/findUpdatableRequest.ts';

/** GET /api/getClientRequest: the values to prefill the update form. */
endpoint(getClientRequest, async ({ query, caller, now }) => {
  const { request, access } = await findUpdatableRequest(query, caller, now);
  const { requestId, status, fields } = request;
  const view = {
    requestId,
    status,
    orderId: fields.orderId,
    patientName: fields.patientName,
    patientDob: fields.patientDob,
    contactPhone: fields.contactPhone ?? '',
    facilityName: fields.facilityName ?? '',
    requestType: fields.requestType,
    ...missingInformationView(request),
  };
  return {
    topLevel: { request: view },
    data: { request: view, requestAccess: access.token, requestAccessExpiresAt: access.expiresAt },
  };
});
