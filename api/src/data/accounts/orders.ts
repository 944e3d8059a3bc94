import * as z from 'zod/mini';
import { countWrongCode, type Guesses } from '../../domain/access/guessing.ts';
import { lookupKey, normalizeOrderId } from '../../domain/request/identity.ts';
import { contend, done, lost } from '../contend.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { keyedId } from '../keyedHash.ts';

/** An order id that no request bears is forgotten some time after its last wrong code. */
const UNKNOWN_TTL_SECONDS = 3600;

/**
 * One document per order id, known or not: the requests that bear it, by the hash of their codes, and the wrong codes
 * that were given for it. A look-up needs both, and so reads them at once.
 */
const order = z.object({
  requests: z._default(z.record(z.string(), z.string()), {}),
  guesses: z._default(
    z.nullable(
      z.object({
        wrong: z.array(z.string()),
        windowEndsAt: z.string(),
        lockedUntil: z.nullable(z.string()),
      }),
    ),
    null,
  ),
});

export type Order = z.output<typeof order>;

const idOf = (orderId: string) => `order|${keyedId('order', normalizeOrderId(orderId))}`;

const codeHash = (orderId: string, code: string) => keyedId('code', lookupKey(orderId, code));

export async function readOrder(orderId: string): Promise<Order> {
  const id = idOf(orderId);
  return (await readDocument('accounts', id, id, order))?.value ?? { requests: {}, guesses: null };
}

/** The request that an order's code opens, or null. */
export function requestOfCode(found: Order, orderId: string, code: string): string | null {
  const hash = codeHash(orderId, code);
  return Object.hasOwn(found.requests, hash) ? found.requests[hash]! : null;
}

/** Makes a request findable by order id and code. */
export async function saveLookup(orderId: string, code: string, requestId: string): Promise<void> {
  await changeOrder(orderId, (current) => ({
    ...current,
    requests: { ...current.requests, [codeHash(orderId, code)]: requestId },
  }));
}

/** Remembers a wrong code for an order id and answers the count that includes it. */
export async function recordWrongCode(orderId: string, code: string, now: Date): Promise<Guesses | null> {
  const changed = await changeOrder(orderId, (current) => ({
    ...current,
    guesses: countWrongCode(current.guesses, codeHash(orderId, code), now),
  }));
  return changed.guesses;
}

async function changeOrder(orderId: string, change: (current: Order) => Order): Promise<Order> {
  const id = idOf(orderId);
  return contend('the order', async () => {
    const stored = await readDocument('accounts', id, id, order);
    const next = change(stored?.value ?? { requests: {}, guesses: null });
    const isKnown = Object.keys(next.requests).length > 0;
    const document = { id, ...next, ...(!isKnown && { ttl: UNKNOWN_TTL_SECONDS }) };
    const saved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return saved ? done(next) : lost;
  });
}
