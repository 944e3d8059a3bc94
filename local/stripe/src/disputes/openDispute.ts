import type { Charge } from '../objects/charge.ts';
import { type Dispute, isWithdrawn } from '../objects/dispute.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { Transaction } from '../store/Transaction.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Card networks give about a week to three; a returned debit is decided at once. */
const ANSWER_WITHIN_DAYS = 9;

/** A payer's bank disputes a charge; what of it is disputed is withdrawn unless it only asks. */
export function openDispute(
  transaction: Transaction,
  charge: Charge,
  { amount, reason, status }: Pick<Dispute, 'amount' | 'reason' | 'status'>,
): Dispute {
  const created = nowInSeconds();
  const needsAnswer = status === 'needs_response' || status === 'warning_needs_response';
  const dispute: Dispute = {
    id: newIdentifier('du'),
    object: 'dispute',
    amount,
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: {
      due_by: needsAnswer ? created + ANSWER_WITHIN_DAYS * DAY_SECONDS : null,
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
  transaction.put('disputes', dispute);
  transaction.put('charges', { ...charge, disputed: true });
  transaction.emit('charge.dispute.created', dispute);
  if (isWithdrawn(dispute)) transaction.emit('charge.dispute.funds_withdrawn', dispute);
  if (status === 'lost') transaction.emit('charge.dispute.closed', dispute);
  return dispute;
}
