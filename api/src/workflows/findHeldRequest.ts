import { setImmediate } from 'node:timers/promises';
import { readOrder, recordWrongCode, requestOfCode } from '../data/accounts/orders.ts';
import { refuseSpent } from '../data/accounts/refuseSpent.ts';
import { spendCall } from '../data/accounts/spendCall.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { admitGuess } from '../domain/access/guessing.ts';
import { say } from '@portal/contract/rules/said.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import { issueRequestAccess, type RequestAccess } from '../services/tokens/requestAccess.ts';
import { notFound, PortalError } from '../errors/portalError.ts';

/** Wrong codes from one address, over all order ids. */
const WRONG_CODES = { limit: 100, windowSeconds: 900 };

interface Held {
  readonly orderId: string;
  readonly verificationCode: string;
}

interface HeldRequest {
  readonly root: RequestRoot;
  /** Opens the files of this request for a while. */
  readonly access: RequestAccess;
}

/**
 * The request behind an order id and its verification code. An unknown order and a wrong code answer alike; after
 * five distinct wrong codes the order id is locked for 15 minutes, for the right code as well. An address with its limit
 * of wrong codes spent is refused whatever its code is, with nothing written: it can neither guess nor lock further orders.
 */
export async function findHeldRequest(
  { orderId, verificationCode }: Held,
  address: string,
  now: Date,
): Promise<HeldRequest> {
  const [found] = await Promise.all([
    open({ orderId, verificationCode }, now),
    refuseSpent('wrong-code', address, WRONG_CODES, now),
  ]);
  if (found) return found;
  // Of many calls at once some were compared past the limit: what was compared counts for its order.
  const counted = await recordWrongCode(orderId, verificationCode, now);
  await spendCall('wrong-code', address, WRONG_CODES, now);
  refuseWhileLocked(admitGuess(counted, now));
  throw notFound('Request not found');
}

/** What the code opens; null when it is wrong. */
async function open({ orderId, verificationCode }: Held, now: Date): Promise<HeldRequest | null> {
  const order = await readOrder(orderId);
  refuseWhileLocked(admitGuess(order.guesses, now));
  const requestId = requestOfCode(order, orderId, verificationCode);
  if (!requestId) return null;
  const [stored, access] = await Promise.all([
    readRequest(requestId),
    // Signed while the store is at work: it would be asked later otherwise.
    setImmediate().then(() => issueRequestAccess(requestId, now)),
  ]);
  return stored && { root: stored.value, access };
}

function refuseWhileLocked(admission: ReturnType<typeof admitGuess>): void {
  if (admission.kind === 'open') return;
  const minutes = Math.ceil(admission.retryAfterSeconds / 60);
  throw new PortalError(
    'locked',
    say(
      'Too many wrong verification codes for this order ID. To protect the patient, please wait {{minutes}} minutes before trying again.',
      { minutes },
    ),
    { retryAfterSeconds: admission.retryAfterSeconds },
  );
}
