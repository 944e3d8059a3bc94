import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@azure/cosmos';
import {
  encodeVerificationCode,
  formatVerificationCode,
  normalizeVerificationCode,
} from '@portal/contract/requests/rules/verificationCode.ts';
import type { Person } from '../accounts/accounts.ts';
import { containerOf, documentsOf, storedRequest } from '../portal/stores.ts';
import { submitRequest } from './order.ts';
import { keyedHash, requestIdOfDraft } from './requestIdOfDraft.ts';

type Portal = Parameters<typeof submitRequest>[0] & Parameters<typeof storedRequest>[0];
export type Stored = Readonly<Record<string, unknown>>;

/** By portal and owner. */
const originals = new Map<string, Promise<{ request: Stored; events: readonly Stored[] }>>();

/**
 * A submitted request without files, found by its code, of the person if there is one. It is a copy of a request that was
 * really submitted, which takes two writes instead of sixty calls to the store. Use it where a test does not depend on the
 * submission itself: the copy is not in lists before its first change, has no tasks, and shares the fee's PaymentIntent.
 */
export async function copySubmission(portal: Portal, owner?: Person) {
  const key = `${portal.api} ${owner?.userId ?? ''}`;
  const known = originals.get(key) ?? readOriginal(portal, owner);
  originals.set(key, known);
  const { request, events } = await known;

  const copy = await newIdentity(portal);
  await storeCopy(portal, copy, request, events);
  return identityOf(copy);
}

interface Identity {
  readonly draftId: string;
  readonly orderId: string;
  readonly requestId: string;
  /** The verification code, without its separators. */
  readonly code: string;
}

/** The identity of a request that does not exist yet. */
export async function newIdentity(portal: Portal): Promise<Identity> {
  const draftId = randomUUID();
  return {
    draftId,
    orderId: `COPY-${randomUUID().slice(0, 8)}`,
    requestId: await requestIdOfDraft(portal, draftId),
    code: encodeVerificationCode(await keyedHash(portal, 'verification code', draftId)),
  };
}

/** What a test knows of a request. */
export function identityOf({ requestId, orderId, code, draftId }: Identity) {
  return { requestId, orderId, verificationCode: formatVerificationCode(code), draftId };
}

/** Stores the documents of a request as those of a new one, which is found by its own code. */
export async function storeCopy(
  portal: Portal,
  { draftId, orderId, requestId, code }: Identity,
  request: Stored,
  others: readonly Stored[],
): Promise<void> {
  const fields = { ...(request['fields'] as object), orderId };
  const submittedAt = new Date().toISOString();
  const documents = [
    { ...request, requestId, draftId, submittedAt, fields },
    ...others.map((document) => ({ ...document, requestId })),
  ];
  await saveLookup(portal, { orderId, code, requestId });
  const requests = await containerOf(portal, 'requests');
  const operations = documents.map((resourceBody) => ({ operationType: 'Create', resourceBody }));
  await requests.items.batch(operations as unknown as OperationInput[], requestId);
}

async function readOriginal(portal: Portal, owner?: Person) {
  const { requestId } = await submitRequest(portal, {}, undefined, owner);
  const request = await storedRequest(portal, requestId);
  const events = await documentsOf(portal, requestId, 'event');
  return { request: withoutSystem(request ?? {}), events: events.map(withoutSystem) };
}

/** Makes a request findable by order id and code, in the same way as the portal. */
async function saveLookup(
  portal: Portal,
  { orderId, code, requestId }: { orderId: string; code: string; requestId: string },
): Promise<void> {
  const idOf = async (purpose: string, value: string) =>
    (await keyedHash(portal, purpose, value)).toString('base64url').slice(0, 32);
  const order = orderId.toLowerCase();
  const hash = await idOf('code', `${order}|${normalizeVerificationCode(code)}`);
  const accounts = await containerOf(portal, 'accounts');
  await accounts.items.create({ id: `order|${await idOf('order', order)}`, requests: { [hash]: requestId } });
}

/** A stored document without the properties that Cosmos adds. */
export function withoutSystem(document: Stored): Stored {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')));
}
