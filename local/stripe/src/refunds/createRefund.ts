import { z } from 'zod';
import { addBalanceTransaction } from '../account/balance/addBalanceTransaction.ts';
import { testCardByToken } from '../cards/testCards.ts';
import { updateDisputeStatus } from '../disputes/updateDisputeStatus.ts';
import { expand, integer, mergeMetadata, metadata } from '../form/fields.ts';
import { parseParameters } from '../form/parseParameters.ts';
import type { Charge } from '../objects/charge.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import { REFUND_REASONS, type Refund } from '../objects/refund.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import type { Transaction } from '../store/Transaction.ts';
import { expandRefund } from './expandRefund.ts';
import { refundableCharge } from './refundableCharge.ts';

const refundParameters = z.strictObject({
  amount: integer
    .refine((value) => value > 0, {
      error: 'Invalid positive integer',
      params: { code: 'parameter_invalid_integer' },
    })
    .optional(),
  charge: z.string().optional(),
  expand,
  metadata: metadata.optional(),
  payment_intent: z.string().optional(),
  reason: z.enum(REFUND_REASONS).optional(),
});

/** POST /v1/refunds: refunds the remaining amount of a charge or a part of it. */
export function createRefund({ form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(refundParameters, form);
  const charge = refundableCharge(transaction, parameters);
  const amount = parameters.amount ?? charge.amount - charge.amount_refunded;
  const refunded = charge.amount_refunded + amount;
  const behavior = refundBehaviorOf(transaction, charge);
  const id = newIdentifier('re');
  const isCard = charge.payment_method_details.type === 'card';
  // Stripe does not return its fee for the payment.
  const withdrawn = addBalanceTransaction(transaction, {
    amount: -amount,
    currency: charge.currency,
    description: `REFUND FOR ${isCard ? 'CHARGE' : 'PAYMENT'} (${charge.description ?? charge.id})`,
    reporting_category: 'refund',
    source: id,
    type: isCard ? 'refund' : 'payment_refund',
  });
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: withdrawn.id,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: destinationDetails(charge),
    metadata: mergeMetadata({}, parameters.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(behavior === 'pendingFirst' ? { pending_reason: 'processing' } : {}),
    reason: parameters.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behavior === 'pendingFirst' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const updatedCharge: Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  };
  transaction.put('refunds', refund);
  transaction.put('charges', updatedCharge);
  if (behavior) transaction.put('settlements', { id: refund.id, sinceMs: Date.now() });
  transaction.emit('refund.created', refund);
  transaction.emit('charge.refunded', updatedCharge);
  closeInquiry(transaction, updatedCharge);
  return ok(expandRefund(refund, parameters.expand, transaction));
}

/** Closes an inquiry, because a full refund answers it. */
function closeInquiry(transaction: Transaction, { id, refunded }: Charge): void {
  const dispute = transaction.list('disputes').find((each) => each.charge === id);
  if (refunded && dispute?.status.startsWith('warning_'))
    updateDisputeStatus(transaction, dispute, 'warning_closed');
}

/** Refunds to bank accounts take days. Two test cards simulate a pending or failing refund. */
function refundBehaviorOf(
  transaction: Transaction,
  charge: Charge,
): 'pendingFirst' | 'failsLater' | undefined {
  if (charge.payment_method_details.type === 'us_bank_account') return 'pendingFirst';
  const method = transaction.get('paymentMethods', charge.payment_method);
  return method && 'testCard' in method ? testCardByToken(method.testCard)?.refundBehavior : undefined;
}

function destinationDetails({ payment_method_details: { type } }: Charge): Refund['destination_details'] {
  if (type === 'us_bank_account') return { type: 'us_bank_transfer', us_bank_transfer: {} };
  const card = {
    reference_status: 'pending',
    reference_type: 'acquirer_reference_number',
    type: 'refund',
  } as const;
  return { type: 'card', card };
}
