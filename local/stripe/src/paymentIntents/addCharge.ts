import { addPaymentToBalance } from '../account/balance/addBalanceTransaction.ts';
import type { Charge } from '../objects/charge.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';

interface Attempt {
  status: Charge['status'];
  outcome: Charge['outcome'];
  details: Charge['payment_method_details'];
  failure?: { code: string; message: string };
}

/** Stores a charge for a payment attempt that succeeded, failed, or is pending at a bank. */
export function addCharge(
  transaction: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  { status, outcome, details, failure }: Attempt,
): Charge {
  const paid = status === 'succeeded';
  const captured = status !== 'failed';
  const charge: Charge = {
    id: newIdentifier(details.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: details,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
  };
  const stored = paid ? { ...charge, balance_transaction: addPaymentToBalance(transaction, charge) } : charge;
  transaction.put('charges', stored);
  return stored;
}

export const APPROVED: Charge['outcome'] = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: 'Payment complete.',
  type: 'authorized',
};
