import type Stripe from 'stripe';

/** The mandate of a payer who accepted the debit. */
export const MANDATE: Stripe.PaymentIntentConfirmParams = {
  mandate_data: {
    customer_acceptance: {
      type: 'online',
      online: { ip_address: '203.0.113.7', user_agent: 'Mozilla/5.0' },
    },
  },
};

/** A bank account as payment method. */
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
