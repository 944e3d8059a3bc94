import type { Stripe } from '@stripe/stripe-js';
import type { BankAccount } from './bankAccount.ts';
import { type Confirmation, confirmationOf } from './confirmation.ts';

/** Confirms the PaymentIntent behind `clientSecret` with a bank account. Its numbers go to the provider and nowhere else. */
export function confirmBank(
  stripe: Stripe,
  clientSecret: string,
  account: BankAccount,
  payerEmail: string,
): Promise<Confirmation> {
  return confirmationOf(debit(stripe, clientSecret, account, payerEmail));
}

async function debit(stripe: Stripe, clientSecret: string, account: BankAccount, payerEmail: string) {
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'us_bank_account',
    us_bank_account: {
      routing_number: account.routingNumber,
      account_number: account.accountNumber,
      account_holder_type: 'individual',
      account_type: account.accountType,
    },
    billing_details: { name: account.accountHolderName.trim(), ...(payerEmail && { email: payerEmail }) },
  });
  if (error) return { error };
  return stripe.confirmUsBankAccountPayment(clientSecret, { payment_method: paymentMethod.id });
}
