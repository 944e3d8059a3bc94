import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { submitRequest } from './order.ts';

/** Submits a request of a client, and waits until it is in their list. */
export async function submitAsClient(
  addresses: Parameters<typeof submitRequest>[0],
  person: Person,
  changed: Partial<RecordsRequestInput> = {},
) {
  const submitted = await submitRequest(addresses, changed, undefined, person);
  const headers = { ...randomIpHeader(), ...authHeaders(person) };
  const { orderId } = submitted.request;
  const requestId = await eventually('the listing', async () => {
    const { requests } = await dataOf(addresses.api, getAllClientRequests, {
      headers,
      query: { search: orderId },
    });
    return requests.find((request) => request.orderId === orderId)?._id;
  });
  return { ...submitted, requestId };
}
