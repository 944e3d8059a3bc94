import { z } from 'zod';
import { addBalanceTransaction } from '../account/balance/addBalanceTransaction.ts';
import { testCardByToken } from '../cards/testCards.ts';
import { updateDisputeStatus } from '../disputes/updateDisputeStatus.ts';
import { expand, integer, mergeMetadata, metadata } from '../form/fields.ts';
import { parseParameters } from '../form/parseParameters.ts';
import type { Charge } from '../objects/charge.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import { type Refund, REFUND_REASONS } from '../objects/refund.ts';
import { type ApiCall, type ApiResponse, ok } from '../requests/call.ts';
import type { Transaction } from '../store/Transaction.ts';
import { expandRefund } from './expandRefund.ts';
import { areFundsWithdrawn } from '../objects/dispute.ts';
import { invalidRequest, resourceMissing } from '../StripeError.ts';

interface RefundTarget {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  /** Cents; undefined for the remaining amount. */
  amount?: number | undefined;
}

/**
 * Finds the charge to refund.
 * @throws StripeError (400) when the charge cannot be refunded by that amount
 */
function refundableCharge(transaction: Transaction, target: RefundTarget): Charge {
  const charge = findCharge(transaction, target);
  if (!charge.paid) {
    throw invalidRequest(`This Charge (${charge.id}) has not been paid, so it cannot be refunded.`, {
      code: 'charge_not_refundable',
    });
  }
  const dispute = transaction.list('disputes').find((each) => each.charge === charge.id);
  if (dispute && areFundsWithdrawn(dispute)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const remaining = charge.amount - charge.amount_refunded;
  if (remaining === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if ((target.amount ?? remaining) > remaining) {
    throw invalidRequest(
      `Refund amount (${formatAmount(target.amount ?? 0)}) is greater than unrefunded amount on charge (${formatAmount(remaining)})`,
      { param: 'amount' },
    );
  }
  return charge;
}

function findCharge(
  transaction: Transaction,
  { charge: id, payment_intent: intentId }: RefundTarget,
): Charge {
  if ((id === undefined) === (intentId === undefined)) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: id === undefined ? 'parameter_missing' : 'parameters_exclusive',
      },
    );
  }
  if (id !== undefined) {
    const charge = transaction.get('charges', id);
    if (!charge) throw resourceMissing('charge', id, 'charge');
    return charge;
  }
  const intent = transaction.get('paymentIntents', intentId ?? '');
  if (!intent) throw resourceMissing('payment_intent', intentId ?? '', 'payment_intent');
  const charge = intent.latest_charge ? transaction.get('charges', intent.latest_charge) : undefined;
  if (charge?.paid) return charge;
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

function formatAmount(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

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
