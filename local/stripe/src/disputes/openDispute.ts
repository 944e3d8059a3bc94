import type { Charge } from '../objects/charge.ts';
import { type Dispute, areFundsWithdrawn } from '../objects/dispute.ts';
import { moveDisputedFunds } from './moveDisputedFunds.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { Transaction } from '../store/Transaction.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Card networks give one to three weeks to respond. */
const EVIDENCE_DUE_DAYS = 9;

/** Opens a dispute of a charge. The disputed amount is withdrawn, unless the dispute is an inquiry. */
export function openDispute(
  transaction: Transaction,
  charge: Charge,
  { amount, reason, status }: Pick<Dispute, 'amount' | 'reason' | 'status'>,
): Dispute {
  const created = nowInSeconds();
  const needsResponse = status === 'needs_response' || status === 'warning_needs_response';
  const opened: Dispute = {
    id: newIdentifier('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: {
      due_by: needsResponse ? created + EVIDENCE_DUE_DAYS * DAY_SECONDS : null,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: status.startsWith('warning_'),
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status,
  };
  const dispute = areFundsWithdrawn(opened) ? moveDisputedFunds(transaction, opened, 'withdrawn') : opened;
  transaction.put('disputes', dispute);
  transaction.put('charges', { ...charge, disputed: true });
  transaction.emit('charge.dispute.created', dispute);
  if (areFundsWithdrawn(dispute)) transaction.emit('charge.dispute.funds_withdrawn', dispute);
  if (status === 'lost') transaction.emit('charge.dispute.closed', dispute);
  return dispute;
}
