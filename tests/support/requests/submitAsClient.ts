import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { pay, recordsRequest } from './order.ts';

type Addresses = Parameters<typeof pay>[0];

/** Submits a request as a signed-in client, and waits until it is in their list. */
export async function submitAsClient(
  addresses: Addresses,
  person: Person,
  changed: Partial<RecordsRequestInput> = {},
) {
  const { api } = addresses;
  const headers = { ...randomIpHeader(), ...authHeaders(person) };
  const draftId = randomUUID();
  const request = recordsRequest(changed);
  const intent = await dataOf(api, createPaymentIntent, { headers, body: { draftId, request } });
  await pay(addresses, intent.paymentIntentId);
  const body = { draftId, payment: { id: intent.paymentIntentId } };
  const submitted = await dataOf(api, submitClientRequest, { headers, body });
  const requestId = await eventually('the listing', async () => {
    const query = { search: request.orderId };
    const { requests } = await dataOf(api, getAllClientRequests, { headers, query });
    return requests.find(({ orderId }) => orderId === request.orderId)?._id;
  });
  return { ...submitted, requestId, request };
}
