import type Stripe from 'stripe';

/** What a server sends when the payer has accepted the debit. */
export const MANDATE: Stripe.PaymentIntentConfirmParams = {
  mandate_data: {
    customer_acceptance: {
      type: 'online',
      online: { ip_address: '203.0.113.7', user_agent: 'Mozilla/5.0' },
    },
  },
};

/** A bank account as a payer types it. */
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
