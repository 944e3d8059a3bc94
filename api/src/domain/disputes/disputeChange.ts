import { invoiceChange, type InvoiceEventInput } from '../invoices/invoiceChange.ts';
import type { Invoice } from '../invoices/invoice.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { EventDetails, EventOf } from '../requests/requestEvents.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import type { Dispute } from './dispute.ts';
import type { DisputedItem } from './disputedItem.ts';
import { disputeEffect } from './disputeEffect.ts';

/** The event of a dispute change. A fee has no `reopened` event, because staff cannot reopen it for payment. */
type DisputeEventInput =
  | { readonly action: 'disputed'; readonly by: Actor; readonly details: EventDetails<'fee-disputed'> }
  | {
      readonly action: 'reopened';
      readonly by: Actor;
      readonly details: Omit<EventDetails<'file-reopened'>, 'fileId'>;
    };

/** The change that stores a dispute with its item. A reopened item becomes unpaid. */
export function disputeChange(
  request: RequestDocument,
  disputedItem: DisputedItem,
  dispute: Dispute,
  { action, by, details }: DisputeEventInput,
  steps: readonly TaskStep[],
  now: Date,
): Change {
  const at = now.toISOString();
  const changed = <T extends { readonly disputes: readonly Dispute[] }>(item: T) => ({
    ...item,
    disputes: withDispute(item.disputes, dispute),
    ...(action === 'reopened' && unpaid),
  });
  if (disputedItem.kind === 'invoice') {
    const invoice: Invoice = changed(request.invoices[disputedItem.invoiceId]!);
    const event = { kind: `invoice-${action}`, by, details } as InvoiceEventInput;
    return invoiceChange(request, invoice, event, steps, now);
  }
  if (disputedItem.kind === 'fee') {
    const next = nextVersion(
      request,
      { payment: { ...request.payment, disputes: withDispute(request.payment.disputes, dispute) } },
      now,
    );
    return {
      request: next,
      event: { kind: 'fee-disputed', at, by, details: details as EventDetails<'fee-disputed'> },
      steps: [{ kind: 'project' }, ...steps],
    };
  }
  const { fileId } = disputedItem;
  const before = request.files[fileId]!;
  const event = { kind: `file-${action}`, at, by, details: { fileId, ...details } };
  const file: RequestFile = { ...changed(before), ...refundOutcome(before, dispute, at) };
  return {
    request: nextVersion(request, { files: { ...request.files, [fileId]: file } }, now),
    event: event as EventOf<'file-disputed' | 'file-reopened'>,
    steps: [{ kind: 'project' }, { kind: 'count-file-payment', fileId }, ...steps],
  };
}

/** The download window of a file keeps running while access is blocked; it restarts when access returns. */
function refundOutcome(
  { intentId, disputes }: RequestFile,
  dispute: Dispute,
  windowExtendedAt: string,
): Partial<RequestFile> {
  const wasHeld = disputeEffect({ intentId, disputes }).isHeld;
  const isHeld = disputeEffect({ intentId, disputes: withDispute(disputes, dispute) }).isHeld;
  return wasHeld && !isHeld && dispute.reopened === null ? { windowExtendedAt } : {};
}

const unpaid = { paymentState: 'unpaid', paidAt: null, chargeId: null } as const;

function withDispute(disputes: readonly Dispute[], dispute: Dispute): Dispute[] {
  const others = disputes.filter(({ disputeId }) => disputeId !== dispute.disputeId);
  return [...others, dispute].toSorted((a, b) => a.openedAt.localeCompare(b.openedAt));
}
