import * as z from 'zod/mini';
import {
  countWrongCode,
  type EnteredCode,
  recordOpenedAddress,
  type OrderGuesses,
} from '../../domain/requests/access/guessing.ts';
import { lookupKey, normalizeOrderId } from '../../domain/requests/creation/identity.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { trackCodeInFlight } from './codesInFlight.ts';

/** An order id that no request bears is forgotten some time after its last wrong code. */
const UNKNOWN_TTL_SECONDS = 3600;

/**
 * One document per order id, known or not: the requests that bear it, by the hash of their codes, the wrong codes that
 * were given for it, and who opened them. A look-up needs all of it, and so reads it at once.
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

/** A code that an address gives for an order id, ready to be compared and counted. */
export interface OrderCode extends EnteredCode {
  readonly orderId: string;
}

export function orderCode(orderId: string, code: string, address: string): OrderCode {
  const bearer = `${normalizeOrderId(orderId)}\n${address}`;
  return { orderId, code: codeHash(orderId, code), address: keyedId('order-address', bearer) };
}

/** Runs `work` while the code counts as being compared; it is given the others of which that is true. */
export async function whileComparingCode<T>(
  entered: OrderCode,
  work: (others: readonly EnteredCode[]) => Promise<T>,
): Promise<T> {
  const { others, leave } = trackCodeInFlight(idOf(entered.orderId), entered);
  return work(others).finally(leave);
}

export async function readOrder(orderId: string): Promise<Order> {
  const id = idOf(orderId);
  return (await readDocument('accounts', id, id, order))?.value ?? UNKNOWN;
}

/** The request that an order's code opens, or null. */
export function requestOfCode(found: Order, { code }: EnteredCode): string | null {
  return Object.hasOwn(found.requests, code) ? found.requests[code]! : null;
}

/** Makes a request findable by order id and code. */
export async function saveLookup(orderId: string, code: string, requestId: string): Promise<void> {
  await changeOrder(orderId, (current) => ({
    ...current,
    requests: { ...current.requests, [codeHash(orderId, code)]: requestId },
  }));
}

/** Counts a wrong code; null when the same address gave it before. */
export async function recordWrongCode(entered: OrderCode, now: Date): Promise<OrderGuesses | null> {
  return changeOrder(entered.orderId, (current) => {
    const counted = countWrongCode(current, entered, now);
    return counted && { ...current, ...counted };
  });
}

/** Remembers, once a day, that an address has opened an order. `found` is what was read of it. */
export async function recordOpening(found: Order, entered: OrderCode, now: Date): Promise<void> {
  if (!recordOpenedAddress(found, entered.address, now)) return;
  await changeOrder(entered.orderId, (current) => {
    const noted = recordOpenedAddress(current, entered.address, now);
    return noted && { ...current, ...noted };
  });
}

const changing = new Map<string, Promise<unknown>>();

/** One after the other here, so that a burst of wrong codes contends with other instances alone. */
function runInSequence<T>(id: string, work: () => Promise<T>): Promise<T> {
  const turn = (changing.get(id) ?? Promise.resolve()).then(work, work);
  changing.set(id, turn);
  const end = () => {
    if (changing.get(id) === turn) changing.delete(id);
  };
  turn.then(end, end);
  return turn;
}

/** Changes what is stored of an order id; null, and no write, when there is nothing to change. */
function changeOrder(orderId: string, change: (current: Order) => Order | null): Promise<Order | null> {
  const id = idOf(orderId);
  const attempt = async () => {
    const stored = await readDocument('accounts', id, id, order);
    const next = change(stored?.value ?? UNKNOWN);
    if (!next) return succeeded(null);
    const isKnown = Object.keys(next.requests).length > 0;
    const document = { id, ...next, ...(!isKnown && { ttl: UNKNOWN_TTL_SECONDS }) };
    const saved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return saved ? succeeded(next) : writeConflict;
  };
  return runInSequence(id, () => retryOnConflict('the order', attempt));
}
