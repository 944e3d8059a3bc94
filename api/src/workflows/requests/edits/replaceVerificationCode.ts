import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import {
  isReplacedCode,
  readOrder,
  replaceLookups,
  saveLookup,
} from '../../../data/requests/access/orders.ts';
import { verificationCodeOf } from '../../../data/requestIdentity.ts';
import { type ChangedRequest, changeRequest } from '../../../data/requests/changeRequest.ts';
import { readTaskOfChange } from '../../../data/requests/idempotency.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { withinSampleOrThrow } from '../../../data/requests/withinSampleOrThrow.ts';
import type { Actor } from '../../../domain/requests/actor.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { isSubmitter } from '../../../domain/requests/access/mayOpenRequest.ts';
import { replaceCode } from '../../../domain/requests/access/replaceCode.ts';
import type { Change } from '../../../domain/requests/change.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import { actorOf } from '../../accounts/actorOf.ts';
import { sessionOf } from '../../accounts/sessionOf.ts';

/**
 * Replaces the verification code of a request, for staff and the account that submitted it. Repeated calls with the same
 * key replace it once. The order lists the next code first; the change of the request then switches from one code to the
 * other. So one of them works whenever the call stops, and never both.
 */
export async function replaceVerificationCode(
  { requestId, key }: { readonly requestId: string; readonly key: string },
  caller: Caller,
  now: Date,
): Promise<ChangedRequest> {
  const { role, userId } = sessionOf(caller);
  const request = (await readRequest(requestId))?.value;
  if (!request || !(isStaffRole(role) || isSubmitter(request, userId))) throw notFound('Request not found');
  const idempotencyKey = { key: `replace-code|${key}` };
  if (await readTaskOfChange(requestId, idempotencyKey)) return { request, pendingTasks: [], isRepeat: true };

  const nextCode = await prepareNextCode(request, actorOf(caller), now);
  const decide = (current: RequestDocument) => withinSampleOrThrow(nextCode.replace(current));
  decide(request);
  await nextCode.saveLookup();
  return changeRequest(requestId, decide, now, idempotencyKey);
}

interface NextCode {
  /** The change that replaces the code. Throws `conflict` or `rate_limited` without one. */
  readonly replace: (current: RequestDocument) => Change;
  /**
   * Stores the next code with the order. Call it before the request changes, so that one of both codes always works.
   */
  readonly saveLookup: () => Promise<void>;
}

/**
 * Prepares the next verification code of a request without changing the request. `isCorrection`: the address of the
 * contact is corrected too, which the email about the new code then says.
 */
export async function prepareNextCode(
  request: RequestDocument,
  by: Actor,
  now: Date,
  { isCorrection }: { readonly isCorrection?: boolean } = {},
): Promise<NextCode> {
  const { requestId, draftId, fields } = request;
  const seenVersion = request.codeVersion ?? 0;
  const nextVersion = await nextCodeVersion(request);
  return {
    replace: (current) => replacedCode(current, { seenVersion, nextVersion, by, isCorrection }, now),
    saveLookup: () => saveLookup(fields.orderId, verificationCodeOf(draftId, nextVersion), requestId),
  };
}

/**
 * The version of the next code. Skips codes that were replaced before: an earlier version of the portal may have saved the
 * request without its version.
 */
async function nextCodeVersion({
  draftId,
  codeVersion = 0,
  fields: { orderId },
}: RequestDocument): Promise<number> {
  const order = await readOrder(orderId);
  let version = codeVersion + 1;
  while (isReplacedCode(order, orderId, verificationCodeOf(draftId, version))) version++;
  return version;
}

function replacedCode(...args: Parameters<typeof replaceCode>): Change {
  const decision = replaceCode(...args);
  switch (decision.kind) {
    case 'replace':
      return decision.change;
    case 'conflict':
      throw new PortalError('conflict', 'Someone else has just replaced the code. Reload the page.');
    case 'too-many':
      throw new PortalError(
        'rate_limited',
        'The code of this request was replaced too often today. Please try again tomorrow, or contact us.',
        { retryAfterSeconds: decision.retryAfterSeconds },
      );
  }
}

/**
 * Makes every replaced code of a request permanently useless. It can run late, because it never changes a later code.
 */
export async function endReplacedCodes({
  requestId,
  draftId,
  fields,
  codeVersion = 0,
}: RequestDocument): Promise<void> {
  await replaceLookups(fields.orderId, {
    requestId,
    code: verificationCodeOf(draftId, codeVersion),
    replaced: Array.from({ length: codeVersion }, (_, version) => verificationCodeOf(draftId, version)),
  });
}
