import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  countWrongCode,
  type EnteredCode,
  recordOpenedAddress,
  type OrderGuesses,
} from '../../../domain/requests/access/guessing.ts';
import { lookupKey, normalizeOrderId } from '../../../domain/requests/creation/identity.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { catchUp, createDocument, readDocument, replaceDocument, type Stored } from '../../documents.ts';
import { keyedId } from '../../../config/keyedHash.ts';
import { trackCodeInFlight } from './codesInFlight.ts';
import { ACCOUNTS } from '../../containers.ts';

/** Stands in for the request of a replaced code. Empty, so that every version of the portal reads it as no request. */
const REPLACED = '';

/** The document of an unknown order id is deleted this long after its last wrong code. */
const UNKNOWN_TTL_SECONDS = 3600;

/**
 * One document per order id, known or not: its requests by the hash of their verification codes, with the codes that were
 * replaced, the wrong codes that were entered, and the addresses that opened it. A lookup needs all of these.
 */
const order = z.object({
  requests: z._default(z.record(z.string(), z.string()), {}),
  wrongCodes: z._default(
    z.record(
      z.string(),
      z.object({
        wrong: z.array(z.string()),
        windowEndsAt: z.string(),
        lockedUntil: z.nullable(z.string()),
      }),
    ),
    {},
  ),
  minute: z._default(z.nullable(z.object({ count: z.int(), endsAt: z.string() })), null),
  openedBy: z._default(z.record(z.string(), z.string()), {}),
});

export type Order = z.output<typeof order>;

const UNKNOWN: Order = { requests: {}, wrongCodes: {}, minute: null, openedBy: {} };

const idOf = (orderId: string) => `order|${keyedId('order', normalizeOrderId(orderId))}`;

const codeHash = (orderId: string, code: string) => keyedId('code', lookupKey(orderId, code));

/** A verification code entered for an order id, hashed with its address. */
export interface OrderCode extends EnteredCode {
  readonly orderId: string;
}

export function orderCode(orderId: string, code: string, address: string): OrderCode {
  const orderAndAddress = `${normalizeOrderId(orderId)}\n${address}`;
  return { orderId, code: codeHash(orderId, code), address: keyedId('order-address', orderAndAddress) };
}

/** Runs `work` while the code is tracked as being compared. Passes the other codes being compared. */
export async function withTrackedCode<T>(
  entered: OrderCode,
  work: (others: readonly EnteredCode[]) => Promise<T>,
): Promise<T> {
  const { others, release } = trackCodeInFlight(normalizeOrderId(entered.orderId), entered);
  return work(others).finally(release);
}

/** Makes the next read of an order include every write of other processes. */
export function catchUpOrder(orderId: string): Promise<void> {
  return catchUp(ACCOUNTS, idOf(orderId), idOf(orderId));
}

const etags = new WeakMap<Order, string>();

export async function readOrder(orderId: string): Promise<Order> {
  return (await readStored(orderId))?.value ?? UNKNOWN;
}

async function readStored(orderId: string): Promise<Stored<Order> | null> {
  const id = idOf(orderId);
  const stored = await readDocument(ACCOUNTS, id, id, order);
  if (stored) etags.set(stored.value, stored.etag);
  return stored;
}

/** The request with this order's code; null for a wrong or replaced code. */
export function requestOfCode(found: Order, { code }: EnteredCode): string | null {
  return (Object.hasOwn(found.requests, code) && found.requests[code]) || null;
}

/** Whether a code of this request may be the one that replaces the other, or is being replaced by it. */
export function hasTwoCodes({ requests }: Order, requestId: string): boolean {
  return Object.values(requests).filter((each) => each === requestId).length > 1;
}

/** The requests of an order. While a code is being replaced, its request has two codes. */
export function requestsOfOrder({ requests }: Order): string[] {
  return [...new Set(Object.values(requests))].filter((requestId) => requestId !== REPLACED);
}

/** Whether the entered code is this one. */
export function isCodeOf({ orderId, code }: OrderCode, expected: string): boolean {
  return code === codeHash(orderId, expected);
}

/** Whether a code of this order was replaced. */
export function isReplacedCode(found: Order, orderId: string, code: string): boolean {
  return found.requests[codeHash(orderId, code)] === REPLACED;
}

/** Makes a request findable by order id and code, unless the code was replaced. */
export async function saveLookup(orderId: string, code: string, requestId: string): Promise<void> {
  const requests = { [codeHash(orderId, code)]: requestId };
  // Most order IDs are new.
  if (await createDocument(ACCOUNTS, { id: idOf(orderId), ...UNKNOWN, requests } as { id: string })) return;
  await replaceLookups(orderId, { requestId, code, replaced: [] });
}

/**
 * Makes a request findable by its code, and its replaced codes useless for good: a repeated or late `saveLookup` cannot
 * register them again.
 */
export async function replaceLookups(
  orderId: string,
  { requestId, code, replaced }: { requestId: string; code: string; replaced: readonly string[] },
): Promise<void> {
  await changeOrder(orderId, (current) => {
    const key = codeHash(orderId, code);
    const ended = replaced.map((each) => [codeHash(orderId, each), REPLACED] as const);
    const requests = {
      ...current.requests,
      [key]: current.requests[key] ?? requestId,
      ...Object.fromEntries(ended),
    };
    return isDeepStrictEqual(requests, current.requests) ? null : { ...current, requests };
  });
}

/** Counts a wrong code. Null if the same address entered it before. */
export async function recordWrongCode(entered: OrderCode, now: Date): Promise<OrderGuesses | null> {
  return changeOrder(entered.orderId, (current) => {
    const counted = countWrongCode(current, entered, now);
    return counted && { ...current, ...counted };
  });
}

/** Records at most once a day that an address has opened an order. `found`: the order as read. */
export async function recordOrderOpened(found: Order, entered: OrderCode, now: Date): Promise<void> {
  if (!recordOpenedAddress(found, entered.address, now)) return;
  const etag = etags.get(found);
  await changeOrder(
    entered.orderId,
    (current) => {
      const opened = recordOpenedAddress(current, entered.address, now);
      return opened && { ...current, ...opened };
    },
    etag === undefined ? undefined : { value: found, etag },
  );
}

const changing = new Map<string, Promise<unknown>>();

/** Runs changes of an order one at a time in this instance, so that only other instances can cause conflicts. */
function runInSequence<T>(id: string, work: () => Promise<T>): Promise<T> {
  const turn = (changing.get(id) ?? Promise.resolve()).then(work, work);
  changing.set(id, turn);
  const end = () => {
    if (changing.get(id) === turn) changing.delete(id);
  };
  turn.then(end, end);
  return turn;
}

/** Changes an order. Null, without a write, if `change` returns null. `known`: the order as read, for the first attempt. */
function changeOrder(
  orderId: string,
  change: (current: Order) => Order | null,
  known?: Stored<Order>,
): Promise<Order | null> {
  const id = idOf(orderId);
  let first = known;
  const attempt = async () => {
    const stored = first ?? (await readStored(orderId));
    first = undefined;
    const next = change(stored?.value ?? UNKNOWN);
    if (!next) return succeeded(null);
    const isKnown = Object.keys(next.requests).length > 0;
    const document = { id, ...next, ...(!isKnown && { ttl: UNKNOWN_TTL_SECONDS }) };
    const saved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded(next) : writeConflict;
  };
  return runInSequence(id, () => retryOnConflict('the order', attempt));
}
