import { randomUUID } from 'node:crypto';
import { signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import {
  adminOf,
  as,
  invited,
  type Person,
  signedIn,
  signedUp,
  staffOf,
} from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';
import { holding, lookUpScanned } from '../../support/requests/holder.ts';
import { pdfBytes, submitRequest, uploadFile } from '../../support/requests/order.ts';

/** Everybody who may turn up at an endpoint. `ended`: the client whose request it is, with a session that they ended. */
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

/** A request with a clean file, held by `holder` and owned by `client`, and everybody else around it. */
export interface World {
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
  /** What each caller sends to be known as who they are. */
  readonly headersOf: Readonly<Record<CallerName, Record<string, string>>>;
}

export async function makeWorld(portal: Portal): Promise<World> {
  const draftId = randomUUID();
  const file = await uploadFile(portal, draftId, { name: 'LOA.pdf', content: pdfBytes('authorization') });
  const [request, otherRequest, client, otherClient, staff, admin, bystander] = await Promise.all([
    submitRequest(portal, { loaFiles: [{ fileId: file }] }, draftId),
    submitRequest(portal),
    signedUp(portal),
    signedUp(portal),
    staffOf(portal),
    adminOf(portal),
    invited(portal, 'client'),
  ]);
  const held = await lookUpScanned(portal, request);
  const { orderId, verificationCode, requestId } = request;
  const otherHeld = await dataOf(portal.api, getRequestStatus, {
    headers: fromAnotherAddress(),
    query: { orderId: otherRequest.orderId, verificationCode: otherRequest.verificationCode },
  });
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...as(client), ...holding(held) },
    body: { requestId },
  });
  const gone = await signedIn(portal, client);
  await dataOf(portal.api, signOut, { headers: as(gone) });
  return {
    portal,
    request: { requestId, orderId, verificationCode },
    fileId: held.loaFiles[0]!.fileId,
    people: { client, otherClient, staff, admin },
    bystander,
    headersOf: {
      anonymous: {},
      holder: holding(held),
      otherHolder: holding(otherHeld),
      client: as(client),
      otherClient: as(otherClient),
      staff: as(staff),
      admin: as(admin),
      ended: as(gone),
    },
  };
}
