import {
  fulfillRequest,
  getRequestDetails,
  updateRequest,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import { revealVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { decideCorrection } from '@portal/contract/requests/endpoints/corrections.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi } from './callApi.ts';
import { randomIpHeader } from './randomIpHeader.ts';
import { submitRequest } from '../requests/order.ts';
import { storedRequest } from '../portal/stores.ts';

type Addresses = Parameters<typeof submitRequest>[0];

/** A person's staff calls about one request. Bodies are not validated. */
export function requestCalls({ api }: Pick<Addresses, 'api'>, person: Person, requestId: string) {
  const headers = () => ({ ...authHeaders(person), ...randomIpHeader() });
  const send = (operation: Parameters<typeof callApi>[1], body: object): Promise<ApiResponse> =>
    callApi(api, operation, { headers: headers(), body: { requestId, ...body } });
  return {
    read: () => callApi(api, getRequestDetails, { headers: headers(), query: { requestId } }),
    fulfill: (body: object) => send(fulfillRequest, body),
    changeStatus: (body: object) => send(updateRequestStatus, body),
    edit: (body: object) => send(updateRequest, body),
    editPatient: (patientData: object, seen?: object) =>
      send(updateRequest, { updateType: 'patientInfo', patientData, seen }),
    editContact: (patientData: object, seen?: object) =>
      send(updateRequest, { updateType: 'contactInfo', patientData, seen }),
    setCheckboxes: (checkboxData: object) => send(updateRequest, { updateType: 'checkbox', checkboxData }),
    decideCorrection: (body: object) => send(decideCorrection, body),
    revealCode: () => send(revealVerificationCode, {}),
  };
}

/** Submits a signed-in client's request. */
export function submitForClient(
  portal: Addresses,
  client: Person,
  changed?: Partial<RecordsRequestInput>,
): ReturnType<typeof submitRequest> {
  return submitRequest(portal, changed, undefined, client);
}

/** The stored document of a request, without the properties that Cosmos adds. */
export async function requestContent(
  portal: Parameters<typeof storedRequest>[0],
  requestId: string,
): Promise<Record<string, unknown> & { seq: number; status: string; fields: Record<string, unknown> }> {
  const stored = await storedRequest(portal, requestId);
  const own = Object.entries(stored ?? {}).filter(([name]) => !name.startsWith('_'));
  return Object.fromEntries(own) as Awaited<ReturnType<typeof requestContent>>;
}
