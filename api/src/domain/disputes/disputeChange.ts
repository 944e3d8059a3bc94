import { invoiceChange, type InvoiceEventInput } from '../invoices/invoiceChange.ts';
import type { Invoice } from '../invoices/invoice.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { EventDetails, EventOf } from '../requests/requestEvents.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import type { RequestFile, RequestRoot } from '../requests/root.ts';
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
  root: RequestRoot,
  disputedItem: DisputedItem,
  dispute: Dispute,
  { action, by, details }: DisputeEventInput,
  work: readonly TaskStep[],
  now: Date,
): Change {
  const at = now.toISOString();
  const changed = <T extends { readonly disputes: readonly Dispute[] }>(item: T) => ({
    ...item,
    disputes: withDispute(item.disputes, dispute),
    ...(action === 'reopened' && unpaid),
  });
  if (disputedItem.kind === 'invoice') {
    const invoice: Invoice = changed(root.invoices[disputedItem.invoiceId]!);
    const event = { kind: `invoice-${action}`, by, details } as InvoiceEventInput;
    return invoiceChange(root, invoice, event, work, now);
  }
  if (disputedItem.kind === 'fee') {
    const next = nextVersion(
      root,
      { payment: { ...root.payment, disputes: withDispute(root.payment.disputes, dispute) } },
      now,
    );
    return {
      root: next,
      event: { kind: 'fee-disputed', at, by, details: details as EventDetails<'fee-disputed'> },
      work: [{ kind: 'project' }, ...work],
    };
  }
  const { fileId } = disputedItem;
  const before = root.files[fileId]!;
  const event = { kind: `file-${action}`, at, by, details: { fileId, ...details } };
  const file: RequestFile = { ...changed(before), ...refundOutcome(before, dispute, at) };
  return {
    root: nextVersion(root, { files: { ...root.files, [fileId]: file } }, now),
    event: event as EventOf<'file-disputed' | 'file-reopened'>,
    work: [{ kind: 'project' }, { kind: 'count-file-payment', fileId }, ...work],
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
