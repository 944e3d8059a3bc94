import { type Dispute, type DisputeStatus, areFundsWithdrawn } from '../objects/dispute.ts';
import type { Transaction } from '../store/Transaction.ts';

const CLOSED: readonly DisputeStatus[] = ['won', 'lost', 'warning_closed'];

/** Sets the status of a dispute and emits the events that follow from it, including withdrawn and reinstated funds. */
export function updateDisputeStatus(
  transaction: Transaction,
  before: Dispute,
  status: DisputeStatus,
): Dispute {
  if (before.status === status) return before;
  const dispute: Dispute = { ...before, status, is_charge_refundable: status.startsWith('warning_') };
  transaction.put('disputes', dispute);
  transaction.emit(CLOSED.includes(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  if (!areFundsWithdrawn(before) && areFundsWithdrawn(dispute)) {
    transaction.emit('charge.dispute.funds_withdrawn', dispute);
  }
  if (areFundsWithdrawn(before) && !areFundsWithdrawn(dispute)) {
    transaction.emit('charge.dispute.funds_reinstated', dispute);
  }
  return dispute;
}
