import { setImmediate } from 'node:timers/promises';
import {
  withTrackedCode,
  orderCode,
  readOrder,
  recordOrderOpening,
  recordWrongCode,
  requestOfCode,
} from '../../data/accounts/orders.ts';
import { consumeCall, refuseExhausted } from '../../data/accounts/consumeCall.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { type Admission, admitAfterGuess, admitGuess } from '../../domain/requests/access/guessing.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { issueRequestAccess, type RequestAccess } from '../../services/tokens/requestAccess.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';

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
 * The request behind an order id and its verification code. An unknown order and a wrong code answer alike. What
 * addresses may try is in docs/decisions/operations/rate-limits.md; past it a code is refused before it is compared, whether it
 * is right or wrong.
 */
export async function findHeldRequest(
  { orderId, verificationCode }: Held,
  address: string,
  now: Date,
): Promise<HeldRequest> {
  refuseExhausted('wrong-code', address, WRONG_CODES, now);
  const entered = orderCode(orderId, verificationCode, address);
  return withTrackedCode(entered, async (others) => {
    const order = await readOrder(orderId);
    refuseUnlessOpen(admitGuess(order, entered, others, now));
    const held = await heldRequest(requestOfCode(order, entered), now);
    if (held) {
      // Whoever has the code is let in, whether or not that can be noted.
      await recordOrderOpening(order, entered, now).catch(() => undefined);
      return held;
    }
    const counted = await recordWrongCode(entered, now);
    if (counted) {
      await consumeCall('wrong-code', address, WRONG_CODES, now);
      refuseUnlessOpen(admitAfterGuess(counted, entered, now));
    }
    throw notFound('Request not found');
  });
}

async function heldRequest(requestId: string | null, now: Date): Promise<HeldRequest | null> {
  if (!requestId) return null;
  const [stored, access] = await Promise.all([
    readRequest(requestId),
    // Signed while the store is at work: it would be asked later otherwise.
    setImmediate().then(() => issueRequestAccess(requestId, now)),
  ]);
  return stored && { root: stored.value, access };
}

function refuseUnlessOpen(admission: Admission): void {
  if (admission.kind === 'open') return;
  const { retryAfterSeconds } = admission;
  if (admission.kind === 'busy') {
    throw new PortalError(
      'rate_limited',
      'Too many verification codes were entered for this Order ID. Please wait a minute and try again.',
      { retryAfterSeconds },
    );
  }
  throw new PortalError(
    'locked',
    localizable(
      'Too many wrong verification codes for this Order ID. To protect patient information, please wait {{minutes}} minutes before trying again.',
      { minutes: Math.ceil(retryAfterSeconds / 60) },
    ),
    { retryAfterSeconds },
  );
}
