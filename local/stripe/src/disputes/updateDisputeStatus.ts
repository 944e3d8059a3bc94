import { type Dispute, type DisputeStatus, areFundsWithdrawn } from '../objects/dispute.ts';
import { moveDisputedFunds } from './moveDisputedFunds.ts';
import type { Transaction } from '../store/Transaction.ts';

const CLOSED: readonly DisputeStatus[] = ['won', 'lost', 'warning_closed'];

/** Sets the status of a dispute and emits the events that follow from it, including withdrawn and reinstated funds. */
export function updateDisputeStatus(
  transaction: Transaction,
  before: Dispute,
  status: DisputeStatus,
): Dispute {
  if (before.status === status) return before;
  const updated: Dispute = { ...before, status, is_charge_refundable: status.startsWith('warning_') };
  const isWithdrawn = !areFundsWithdrawn(before) && areFundsWithdrawn(updated);
  const isReinstated = areFundsWithdrawn(before) && !areFundsWithdrawn(updated);
  const dispute =
    isWithdrawn || isReinstated
      ? moveDisputedFunds(transaction, updated, isWithdrawn ? 'withdrawn' : 'reinstated')
      : updated;
  transaction.put('disputes', dispute);
  transaction.emit(CLOSED.includes(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  if (isWithdrawn) transaction.emit('charge.dispute.funds_withdrawn', dispute);
  if (isReinstated) transaction.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}
