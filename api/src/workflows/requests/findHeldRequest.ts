import { setImmediate } from 'node:timers/promises';
import {
  catchUpOrder,
  hasTwoCodes,
  isCodeOf,
  withTrackedCode,
  type OrderCode,
  orderCode,
  readOrder,
  recordOrderOpened,
  recordWrongCode,
  requestOfCode,
} from '../../data/requests/access/orders.ts';
import { consumeCall, refuseExhausted } from '../../data/operations/limits/consumeCall.ts';
import { verificationCodeOf } from '../../data/requestIdentity.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import {
  type CodeAttemptDecision,
  admitAfterGuess,
  checkCodeAttempt,
} from '../../domain/requests/access/guessing.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { issueRequestAccess, type RequestAccess } from '../../services/tokens/requestAccess.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';

/** Limit of wrong codes from one address, for all Order IDs together. */
const WRONG_CODES = { limit: 100, windowSeconds: 900 };

interface HolderCredentials {
  readonly orderId: string;
  readonly verificationCode: string;
}

export interface HeldRequest {
  readonly request: RequestDocument;
  /** Opens the files of this request for a while. */
  readonly access: RequestAccess;
}

/**
 * Returns the request with this Order ID and verification code. An unknown Order ID, a wrong code and a replaced code get
 * the same error.
 * Above the limits in docs/decisions/operations/rate-limits.md, rejects a code before comparing it.
 */
export async function findHeldRequest(
  { orderId, verificationCode }: HolderCredentials,
  address: string,
  now: Date,
): Promise<HeldRequest> {
  refuseExhausted('wrong-code', address, WRONG_CODES, now);
  const entered = orderCode(orderId, verificationCode, address);
  return withTrackedCode(entered, async (concurrentGuesses) => {
    const open = async () => {
      const order = await readOrder(orderId);
      requireAdmission(checkCodeAttempt(order, entered, concurrentGuesses, now));
      const requestId = requestOfCode(order, entered);
      // A right code opens the request even if the opening cannot be recorded.
      const recordOpened = () => recordOrderOpened(order, entered, now).catch(() => undefined);
      // Of two codes, only the request tells which one is right.
      const isRight = requestId !== null && !hasTwoCodes(order, requestId);
      const [opened] = await Promise.all([
        loadHeldRequest(requestId, entered, now),
        isRight && recordOpened(),
      ]);
      if (opened && !isRight) await recordOpened();
      return opened;
    };
    let held = await open();
    if (!held) {
      // Another instance may have listed the request or its new code a moment ago.
      await catchUpOrder(orderId);
      held = await open();
    }
    if (held) return held;
    const counted = await recordWrongCode(entered, now);
    if (counted) {
      await consumeCall('wrong-code', address, WRONG_CODES, now);
      requireAdmission(admitAfterGuess(counted, entered, now));
    }
    throw notFound('Request not found');
  });
}

async function loadHeldRequest(
  requestId: string | null,
  entered: OrderCode,
  now: Date,
): Promise<HeldRequest | null> {
  if (!requestId) return null;
  const [stored, access] = await Promise.all([
    readRequest(requestId),
    // Starts signing after the read was sent, so that the CPU work runs while the store works.
    setImmediate().then(() => issueRequestAccess({ requestId }, now)),
  ]);
  if (!stored) return null;
  const request = stored.value;
  if (request.codeVersion === undefined) return { request, access };
  // The order lists the next code before the request is changed, and the last one until its task has run.
  if (!isCodeOf(entered, verificationCodeOf(request.draftId, request.codeVersion))) return null;
  return { request, access: await issueRequestAccess(request, now) };
}

function requireAdmission(admission: CodeAttemptDecision): void {
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
      'Too many wrong verification codes for this Order ID. To protect patient information, please try again in {{minutes}} min.',
      { minutes: Math.ceil(retryAfterSeconds / 60) },
    ),
    { retryAfterSeconds },
  );
}
