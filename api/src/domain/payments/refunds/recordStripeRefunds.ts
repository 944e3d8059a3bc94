import { findRefundByStripe } from '../../invoices/refunds/findRefundByStripe.ts';
import type { RefundFacts } from '../../reconciliation/refundFacts.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { type Change, combineChanges, nextVersion } from '../../requests/change.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import type { TaskStep } from '../../requests/taskSteps.ts';
import { fileRefundId, isFileRefundId, itemIdOf } from '../combined/allocation.ts';
import { isCountedPayment } from '../isCountedPayment.ts';
import type { OutsideRefund, RefundedItem } from './outsideRefund.ts';
import { remainingCents, splitCents } from './remainingCents.ts';

/**
 * Records what the refunds of a payment at Stripe say that the request does not know: refunds of files that failed after
 * they were recorded, and refunds that were made outside the portal, with their states. Null if all of it is known.
 * Refunds of invoices by the portal are recorded by `recordRefund`.
 */
export function recordStripeRefunds(
  request: RequestDocument,
  intentId: string,
  refunds: readonly RefundFacts[],
  now: Date,
): Change | null {
  const oldestFirst = refunds.toSorted((a, b) => a.at.localeCompare(b.at));
  const failedFiles = Object.values(request.files)
    .filter((file) => isRefundFailed(request, file, intentId, refunds))
    .map(({ fileId }) => fileId);
  return combineChanges(request, [
    ...failedFiles.map(
      (fileId) => (current: RequestDocument) => recordFailedFile(current, fileId, intentId, now),
    ),
    ...oldestFirst.map(
      (refund) => (current: RequestDocument) =>
        recordOutsideRefund(current, intentId, refund, oldestFirst, now),
    ),
  ]);
}

/** Whether Stripe could not make the refund of a withdrawn file, which was recorded as made. */
function isRefundFailed(
  { combinedPayments, outsideRefunds = [] }: RequestDocument,
  file: RequestFile,
  intentId: string,
  refunds: readonly RefundFacts[],
): boolean {
  if (file.refundedAt === null || file.intentId !== intentId || file.isRefundFailed) return false;
  const ofFile = refunds.filter(({ id, metadata }) =>
    combinedPayments[intentId]
      ? metadata['refundId'] === fileRefundId(intentId, file.fileId)
      : !outsideRefunds.some(({ refundId }) => refundId === id),
  );
  return ofFile.length > 0 && ofFile.every((refund) => stateOf(refund) === 'failed');
}

function recordFailedFile(request: RequestDocument, fileId: string, intentId: string, now: Date): Change {
  const file: RequestFile = { ...request.files[fileId]!, isRefundFailed: true };
  const cents = file.refundedCents ?? file.chargeCents;
  const items = [{ kind: 'file', itemId: fileId, cents }] as const;
  return change(
    request,
    { files: { ...request.files, [fileId]: file } },
    { intentId, state: 'failed', items },
    now,
  );
}

function recordOutsideRefund(
  request: RequestDocument,
  intentId: string,
  refund: RefundFacts,
  oldestFirst: readonly RefundFacts[],
  now: Date,
): Change | null {
  const { outsideRefunds = [] } = request;
  const state = stateOf(refund);
  const known = outsideRefunds.find(({ refundId }) => refundId === refund.id);
  if (known) {
    if (known.state === state || known.state === 'failed') return null;
    const changed = { ...known, state };
    const all = outsideRefunds.map((each) => (each === known ? changed : each));
    return change(request, { outsideRefunds: all }, changed, now);
  }
  if (state === 'failed' || isMadeByPortal(request, intentId, refund)) return null;
  const earlier = oldestFirst.slice(0, oldestFirst.indexOf(refund));
  const notOwed = Math.max(
    0,
    notOwedCents(request, intentId, oldestFirst) - returnedCents(request, intentId, earlier),
  );
  const items = refundedItems(request, intentId, Math.max(0, refund.amountCents - notOwed));
  if (items.length === 0) return null;
  const added: OutsideRefund = { refundId: refund.id, intentId, at: refund.at, state, items };
  return change(request, { outsideRefunds: [...outsideRefunds, added] }, added, now);
}

function isMadeByPortal(
  request: RequestDocument,
  intentId: string,
  { metadata, amountCents: cents }: RefundFacts,
): boolean {
  const refundId = metadata['refundId'];
  return isFileRefundId(refundId) || findRefundByStripe(request, { refundId, intentId, cents }) !== null;
}

/**
 * The part of a combined payment, in cents, for items that were not owed when it arrived and that the portal could not
 * refund. It never counted as earned, so refunds outside the portal use it up first.
 */
function notOwedCents(request: RequestDocument, intentId: string, refunds: readonly RefundFacts[]): number {
  const { allocation = [] } = request.combinedPayments[intentId] ?? {};
  const earned = new Set(earnedItems(request, intentId).map(({ itemId }) => itemId));
  const made = refunds
    .filter((refund) => stateOf(refund) === 'done')
    .map(({ metadata }) => metadata['refundId']);
  return allocation
    .filter((item) => {
      const itemId = itemIdOf(item);
      const { disputes = [] } = request.files[itemId] ?? request.invoices[itemId] ?? {};
      const isDisputed = disputes.some((dispute) => dispute.intentId === intentId);
      return (
        !earned.has(itemId) &&
        !isDisputed &&
        !refundIds(request, intentId, itemId).some((id) => made.includes(id))
      );
    })
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** The portal's refunds of an item of a combined payment. */
function refundIds({ invoices }: RequestDocument, intentId: string, itemId: string): string[] {
  const refunds = invoices[itemId]?.refunds.filter((refund) => refund.intentId === intentId);
  return refunds ? refunds.map(({ refundId }) => refundId) : [fileRefundId(intentId, itemId)];
}

/**
 * How much of the money that was not owed these refunds returned, in cents. Counts refunds that were made outside the
 * portal only.
 */
function returnedCents(request: RequestDocument, intentId: string, refunds: readonly RefundFacts[]): number {
  return refunds
    .filter((refund) => stateOf(refund) === 'done' && !isMadeByPortal(request, intentId, refund))
    .reduce((sum, { id, amountCents }) => {
      const items = request.outsideRefunds?.find(({ refundId }) => refundId === id)?.items ?? [];
      return items.reduce((left, { cents }) => left - cents, sum + amountCents);
    }, 0);
}

/** Divides a refund among the items that a payment paid for. No item gets more than what remains of it. */
function refundedItems(request: RequestDocument, intentId: string, cents: number): RefundedItem[] {
  const items = earnedItems(request, intentId);
  const remaining = items.map((item) => remainingCents(request, intentId, item));
  const total = remaining.reduce((sum, each) => sum + each, 0);
  if (cents === 0 || total === 0) return [];
  const shares = splitCents(Math.min(cents, total), remaining);
  return items.map((item, index) => ({ ...item, cents: shares[index]! })).filter((item) => item.cents > 0);
}

/** The items that a payment paid for and that count as earned. */
function earnedItems({ payment, files, invoices }: RequestDocument, intentId: string): RefundedItem[] {
  const items = [
    { paid: payment, item: { kind: 'fee' as const, itemId: '', cents: payment.amountCents } },
    ...Object.values(files).map((file) => ({
      paid: file,
      item: { kind: 'file' as const, itemId: file.fileId, cents: file.chargeCents },
    })),
    ...Object.values(invoices).map((invoice) => ({
      paid: invoice,
      item: { kind: 'invoice' as const, itemId: invoice.invoiceId, cents: invoice.totalCents },
    })),
  ];
  return items.flatMap(({ paid, item }) => (isCountedPayment(paid, intentId) ? [item] : []));
}

/** A pending refund counts as done. */
function stateOf({ status }: RefundFacts): OutsideRefund['state'] {
  return status === 'failed' || status === 'canceled' ? 'failed' : 'done';
}

function change(
  request: RequestDocument,
  changed: Partial<RequestDocument>,
  { intentId, state, items }: Pick<OutsideRefund, 'intentId' | 'state'> & { items: readonly RefundedItem[] },
  now: Date,
): Change {
  const cents = items.reduce((sum, item) => sum + item.cents, 0);
  return {
    request: { ...nextVersion(request, changed, now), updatedAt: request.updatedAt },
    event: {
      kind: 'payment-refunded',
      at: now.toISOString(),
      by: SYSTEM,
      details: { intentId, cents, to: state },
    },
    // The fee is counted with the request.
    steps: [{ kind: 'project' }, ...items.flatMap(countingOf)],
  };
}

function countingOf({ kind, itemId }: RefundedItem): TaskStep[] {
  if (kind === 'fee') return [];
  return kind === 'file'
    ? [{ kind: 'count-file-payment', fileId: itemId }]
    : [{ kind: 'count-invoice', invoiceId: itemId }];
}
