import { type Dispute, type DisputeStatus, isWithdrawn } from '../objects/dispute.ts';
import type { Transaction } from '../store/Transaction.ts';

const CLOSED: readonly DisputeStatus[] = ['won', 'lost', 'warning_closed'];

/** The bank, or an answer in the dashboard, moves a dispute on; money follows. */
export function moveDispute(transaction: Transaction, before: Dispute, status: DisputeStatus): Dispute {
  if (before.status === status) return before;
  const dispute: Dispute = { ...before, status, is_charge_refundable: status.startsWith('warning_') };
  transaction.put('disputes', dispute);
  transaction.emit(CLOSED.includes(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  if (!isWithdrawn(before) && isWithdrawn(dispute)) {
    transaction.emit('charge.dispute.funds_withdrawn', dispute);
  }
  if (isWithdrawn(before) && !isWithdrawn(dispute)) {
    transaction.emit('charge.dispute.funds_reinstated', dispute);
  }
  return dispute;
}
