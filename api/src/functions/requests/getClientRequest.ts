import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { missingInformationView } from '../../domain/submissions/reviewView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findUpdatableRequest } from '../../workflows/requests/findUpdatableRequest.ts';

/** GET /api/getClientRequest: the values to prefill the update form. */
endpoint(getClientRequest, async ({ query, caller, now }) => {
  const { root, access } = await findUpdatableRequest(query, caller, now);
  const { requestId, status, fields } = root;
  const request = {
    requestId,
    status,
    orderId: fields.orderId,
    patientName: fields.patientName,
    patientDob: fields.patientDob,
    contactPhone: fields.contactPhone ?? '',
    facilityName: fields.facilityName ?? '',
    requestType: fields.requestType,
    ...missingInformationView(root),
  };
  return {
    topLevel: { request },
    data: { request, requestAccess: access.token, requestAccessExpiresAt: access.expiresAt },
  };
});
