import { newIdentifier } from '../objects/identifier.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { StoredBankAccount } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { APPROVED, addCharge } from './addCharge.ts';

/** Sends the debit to the bank. The bank's response follows later (settleDebit.ts). */
export function startDebit(
  transaction: Transaction,
  intent: PaymentIntent,
  { paymentMethod }: StoredBankAccount,
): PaymentIntent {
  const {
    financial_connections_account: _account,
    networks: _networks,
    status_details: _details,
    ...account
  } = paymentMethod.us_bank_account;
  const { risk_score: _score, ...approved } = APPROVED;
  const charge = addCharge(transaction, intent, paymentMethod, {
    status: 'pending',
    outcome: { ...approved, risk_level: 'not_assessed' },
    details: {
      type: 'us_bank_account',
      us_bank_account: { ...account, mandate: newIdentifier('mandate'), payment_reference: null },
    },
  });
  const processing: PaymentIntent = {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    payment_method: paymentMethod.id,
    last_payment_error: null,
    next_action: null,
  };
  transaction.put('paymentIntents', processing);
  transaction.put('settlements', { id: intent.id, sinceMs: Date.now() });
  transaction.emit('payment_intent.processing', processing);
  return processing;
}
