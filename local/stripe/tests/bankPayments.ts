import type Stripe from 'stripe';
import { vi } from 'vitest';
import { SETTLED_WITHIN_MS } from './emulator.ts';

export const BANK: Stripe.PaymentIntentCreateParams = {
  amount: 1500,
  currency: 'usd',
  allowed_payment_method_types: ['card', 'us_bank_account'],
};

/** Sent by a server after the payer has accepted the debit. */
export const MANDATE: Stripe.PaymentIntentConfirmParams = {
  mandate_data: {
    customer_acceptance: {
      type: 'online',
      online: { ip_address: '203.0.113.7', user_agent: 'Mozilla/5.0' },
    },
  },
};

/** A bank account as a payer enters it. */
export function bankAccount(accountNumber: string): Stripe.PaymentMethodCreateParams {
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_number: accountNumber,
      account_type: 'checking',
      routing_number: '110000000',
    },
    billing_details: { name: 'Jenny Rosen', email: 'jenny@example.com' },
  };
}

/** Creates a payment from an account that is entered by its numbers, so that it waits for verification. */
export async function createUnverifiedPayment(
  stripe: Stripe,
  accountNumber: string,
): Promise<Stripe.PaymentIntent> {
  const { id } = await stripe.paymentIntents.create(BANK);
  const method = await stripe.paymentMethods.create(bankAccount(accountNumber));
  return stripe.paymentIntents.confirm(id, { payment_method: method.id, ...MANDATE });
}

/** Waits until the bank has settled the payment, and returns it. */
export async function waitForSettlement(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return vi.waitFor(
    async () => {
      const intent = await stripe.paymentIntents.retrieve(id);
      if (intent.status === 'processing') throw new Error('Still processing');
      return intent;
    },
    { timeout: SETTLED_WITHIN_MS, interval: 200 },
  );
}
