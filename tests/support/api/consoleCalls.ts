import type { randomUUID } from 'node:crypto';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import {
  getRequestDetails,
  revealVerificationCode,
  updateRequest,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { as, type Person } from '../accounts/accounts.ts';
import { type ApiAnswer, callApi, dataOf } from './callApi.ts';
import { fromAnotherAddress } from './fromAnotherAddress.ts';
import { holding } from '../requests/holder.ts';
import { submitRequest } from '../requests/order.ts';
import { storedRequest } from '../portal/stores.ts';

type Addresses = Parameters<typeof submitRequest>[0];

/** What somebody asks of the console about one request; bodies may be as wrong as a test likes. */
export function consoleOf({ api }: Pick<Addresses, 'api'>, person: Person, requestId: string) {
  const headers = () => ({ ...as(person), ...fromAnotherAddress() });
  const send = (operation: Parameters<typeof callApi>[1], body: object): Promise<ApiAnswer> =>
    callApi(api, operation, { headers: headers(), body: { requestId, ...body } });
  return {
    read: () => callApi(api, getRequestDetails, { headers: headers(), query: { requestId } }),
    move: (body: object) => send(updateRequestStatus, body),
    edit: (body: object) => send(updateRequest, body),
    editPatient: (patientData: object, seen?: object) =>
      send(updateRequest, { updateType: 'patientInfo', patientData, seen }),
    editContact: (patientData: object, seen?: object) =>
      send(updateRequest, { updateType: 'contactInfo', patientData, seen }),
    tick: (checkboxData: object) => send(updateRequest, { updateType: 'checkbox', checkboxData }),
    reveal: () => send(revealVerificationCode, {}),
  };
}

/** A submitted request that is in the list of a client. */
export async function requestOf(
  portal: Addresses,
  client: Person,
  changed: Partial<RecordsRequestInput> = {},
  draftId?: ReturnType<typeof randomUUID>,
): ReturnType<typeof submitRequest> {
  const submitted = await submitRequest(portal, changed, draftId);
  const { requestId, orderId, verificationCode } = submitted;
  const held = await dataOf(portal.api, getRequestStatus, {
    headers: fromAnotherAddress(),
    query: { orderId, verificationCode },
  });
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...as(client), ...holding(held), ...fromAnotherAddress() },
    body: { requestId },
  });
  return submitted;
}

/** The stored document without what Cosmos adds to it. */
export async function rootOf(
  portal: Parameters<typeof storedRequest>[0],
  requestId: string,
): Promise<Record<string, unknown> & { seq: number; status: string; fields: Record<string, unknown> }> {
  const stored = await storedRequest(portal, requestId);
  const own = Object.entries(stored ?? {}).filter(([name]) => !name.startsWith('_'));
  return Object.fromEntries(own) as Awaited<ReturnType<typeof rootOf>>;
}
