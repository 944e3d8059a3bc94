import { createHash } from 'node:crypto';
import { saveIntentRecord } from '../../data/payments/intentRecords.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { isReopened } from '../../domain/disputes/disputeEffect.ts';
import { isAutomaticallyRefunded } from '../../domain/invoices/refunds/automaticRefund.ts';
import {
  allocatedCents,
  type AllocatedItem,
  isSameAllocation,
  itemIdOf,
} from '../../domain/payments/combined/allocation.ts';
import { everythingDue } from '../../domain/payments/combined/everythingDue.ts';
import { recordCombinedIntent } from '../../domain/payments/combined/recordCombinedIntent.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { mayPay } from '../../domain/requests/access/mayPay.ts';
import { combineChanges } from '../../domain/requests/change.ts';
import { recordPayer } from '../../domain/payments/openFilePayment.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { createCombinedIntent, type Intent, readIntent } from '../../services/payments/intents.ts';
import { findAccessibleRequest } from '../requests/findAccessibleRequest.ts';
import { releaseIntent } from './releaseIntent.ts';

export interface OpenedCombinedPayment {
  readonly intent: Intent;
  readonly request: RequestDocument;
  readonly allocation: readonly AllocatedItem[];
}

/**
 * Returns the one PaymentIntent that pays for everything due on a request, with its allocation. Cancels the open
 * PaymentIntents of its items first, so that no item can be paid twice. A payment that another tab just made is recorded
 * first, and its items are left out, like those that wait for the verification of a bank account.
 */
export async function openCombinedPayment(
  caller: Caller,
  requestId: string,
  now: Date,
  log: Log,
): Promise<OpenedCombinedPayment> {
  return retryOnConflict<OpenedCombinedPayment>('the request', async () => {
    const request = await findAccessibleRequest(caller, requestId);
    if (!mayPay(caller, request)) throw new PortalError('forbidden', 'You do not have access to this.');
    if (!request) throw notFound('Request not found');
    const due = everythingDue(request, now).items;
    const open = await openIntents(request, due);
    const current = [...open.values()].find((intent) => isFor(request, intent.id, due));
    if (current) return reuse(current, request, due);
    const waiting = due.filter((item) => open.get(intentOf(request, item) ?? '')?.verificationUrl);
    const allocation = due.filter((item) => !waiting.includes(item));
    if (allocation.length === 0) throw nothingDue(waiting.length > 0);
    const reusable = [...open.values()].find((intent) => isFor(request, intent.id, allocation));
    if (reusable) return reuse(reusable, request, allocation);
    const canceled = await canceledPayments(request, open);
    for (const { id, verificationUrl } of open.values()) {
      if (verificationUrl) continue;
      // It was paid in the meantime: decide again.
      if ((await releaseIntent(id, now, log)) !== 'closed') return writeConflict;
      canceled.push(id);
    }
    const replaced = new Map(allocation.map((item) => [itemIdOf(item), intentOf(request, item)]));
    // Read the new PaymentIntent again in the next round: Stripe repeats its first response.
    const { id: to } = await createCombinedIntent(
      { requestId, amountCents: allocatedCents(allocation) },
      fingerprintOf(allocation, replaced),
    );
    await saveIntentRecord(to, { requestId, draftId: null });
    const payerId = clientIdOf(caller.session);
    await changeRequest(
      requestId,
      (found) => recordCombinedIntent(found, { to, allocation, replaced, payerId, canceled }, now),
      now,
    );
    return writeConflict;
  });

  /** Any of those who got the PaymentIntent may pay it. */
  async function reuse(intent: Intent, request: RequestDocument, allocation: readonly AllocatedItem[]) {
    const payerId = clientIdOf(caller.session);
    const record = (found: RequestDocument) =>
      combineChanges(
        found,
        allocation.map((item) => (current) => recordPayer(current, itemIdOf(item), payerId, now)),
      );
    if (record(request)) await changeRequest(requestId, record, now);
    return succeeded({ intent, request, allocation });
  }
}

function intentOf({ files, invoices }: RequestDocument, item: AllocatedItem): string | null {
  return (files[itemIdOf(item)] ?? invoices[itemIdOf(item)])?.intentId ?? null;
}

/** The PaymentIntents of the items that can still be paid at Stripe, by id. */
async function openIntents(
  request: RequestDocument,
  due: readonly AllocatedItem[],
): Promise<Map<string, Intent>> {
  const ids = due.flatMap((item) => {
    const intentId = intentOf(request, item);
    const paid = request.files[itemIdOf(item)] ?? request.invoices[itemIdOf(item)];
    if (intentId === null || !paid || isReopened(paid, intentId)) return [];
    return 'refunds' in paid && isAutomaticallyRefunded(paid, intentId) ? [] : [intentId];
  });
  const intents = await Promise.all([...new Set(ids)].map(readIntent));
  const open = intents.filter((intent) => intent !== null && intent.status !== 'canceled');
  return new Map(open.map((intent) => [intent!.id, intent!]));
}

/** Earlier payments for several items that can never be paid, so that the request does not keep them. */
async function canceledPayments(
  request: RequestDocument,
  open: ReadonlyMap<string, Intent>,
): Promise<string[]> {
  const { files, invoices, combinedPayments } = request;
  const paying = [...Object.values(files), ...Object.values(invoices)]
    .filter(({ paymentState }) => paymentState === 'paid' || paymentState === 'clearing')
    .map(({ intentId }) => intentId);
  const others = Object.keys(combinedPayments).filter((id) => !open.has(id) && !paying.includes(id));
  const intents = await Promise.all(others.map(readIntent));
  return others.filter((_, index) => intents[index]?.status === 'canceled');
}

/** Whether a PaymentIntent is for exactly these items and amounts. */
function isFor(request: RequestDocument, intentId: string, items: readonly AllocatedItem[]): boolean {
  const { allocation } = request.combinedPayments[intentId] ?? {};
  return (
    allocation !== undefined &&
    isSameAllocation(allocation, items) &&
    items.every((item) => intentOf(request, item) === intentId)
  );
}

/** Identifies items, amounts and replaced PaymentIntents, so that equal ones have a single successor. */
function fingerprintOf(
  allocation: readonly AllocatedItem[],
  replaced: ReadonlyMap<string, string | null>,
): string {
  const lines = allocation.map((item) => {
    const itemId = itemIdOf(item);
    return `${itemId}:${item.cents}:${replaced.get(itemId) ?? ''}`;
  });
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}

function nothingDue(isWaiting: boolean): PortalError {
  return new PortalError(
    'conflict',
    isWaiting
      ? 'A bank account must be verified before this payment can continue. The link is on the request page and in our email.'
      : 'There is nothing to pay right now.',
  );
}
