import { randomUUID } from 'node:crypto';
import { signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import {
  authHeaders,
  invitePerson,
  type Person,
  signInPerson,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUpAfterScan } from '../../support/requests/holder.ts';
import { pdfBytes, submitRequest, uploadFile } from '../../support/requests/order.ts';

/** Every kind of caller. `ended` is the client of the request with a session that was signed out. */
export const callers = [
  'anonymous',
  'holder',
  'otherHolder',
  'client',
  'otherClient',
  'staff',
  'admin',
  'ended',
] as const;

export type CallerName = (typeof callers)[number];

interface Portal {
  readonly site: string;
  readonly api: string;
  readonly stripe: string;
  readonly dir: string;
}

/** A request with a clean file, held by `holder` and owned by `client`, and the other callers. */
export interface Fixtures {
  readonly portal: Portal;
  readonly request: {
    readonly requestId: string;
    readonly orderId: string;
    readonly verificationCode: string;
  };
  readonly fileId: string;
  readonly people: Readonly<Record<'client' | 'otherClient' | 'staff' | 'admin', Person>>;
  /** An account that may be changed. */
  readonly bystander: Person;
  /** The credentials of each caller. */
  readonly headersOf: Readonly<Record<CallerName, Record<string, string>>>;
}

export async function createFixtures(portal: Portal): Promise<Fixtures> {
  const draftId = randomUUID();
  const file = await uploadFile(portal, draftId, { name: 'LOA.pdf', content: pdfBytes('authorization') });
  const [request, otherRequest, client, otherClient, staff, admin, bystander] = await Promise.all([
    submitRequest(portal, { loaFiles: [{ fileId: file }] }, draftId),
    submitRequest(portal),
    signUpPerson(portal),
    signUpPerson(portal),
    createStaff(portal),
    // Its profile and settings are changed, so it is not the admin that other files share.
    invitePerson(portal, 'admin'),
    invitePerson(portal, 'client'),
  ]);
  const access = await lookUpAfterScan(portal, request);
  const { orderId, verificationCode, requestId } = request;
  const otherAccess = await dataOf(portal.api, getRequestStatus, {
    headers: randomIpHeader(),
    query: { orderId: otherRequest.orderId, verificationCode: otherRequest.verificationCode },
  });
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...authHeaders(client), ...accessHeader(access) },
    body: { requestId },
  });
  const ended = await signInPerson(portal, client);
  await dataOf(portal.api, signOut, { headers: authHeaders(ended) });
  return {
    portal,
    request: { requestId, orderId, verificationCode },
    fileId: access.loaFiles[0]!.fileId,
    people: { client, otherClient, staff, admin },
    bystander,
    headersOf: {
      anonymous: {},
      holder: accessHeader(access),
      otherHolder: accessHeader(otherAccess),
      client: authHeaders(client),
      otherClient: authHeaders(otherClient),
      staff: authHeaders(staff),
      admin: authHeaders(admin),
      ended: authHeaders(ended),
    },
  };
}
