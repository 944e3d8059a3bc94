import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { authHeaders, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import type { Portal } from '../../support/portal/startPortal.ts';

const REQUESTS = 10;

/** A client whose dashboard shows a full first page of requests. */
export async function clientWithRequests(portal: Portal): Promise<Person> {
  const client = await signUpPerson(portal);
  for (let index = 0; index < REQUESTS; index++) {
    const request = await submitRequest(portal);
    await dataOf(portal.api, addToMyRequests, {
      headers: { ...authHeaders(client), ...accessHeader(await lookUp(portal, request)) },
      body: { requestId: request.requestId },
    });
  }
  return client;
}
