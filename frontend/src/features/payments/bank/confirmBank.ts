import type { Stripe } from '@stripe/stripe-js';
import { type Confirmation, runAttempt, REFUSED, UNEXPECTED } from '../form/confirmation.ts';
import type { BankAccount } from './bankAccount.ts';

/**
 * Confirms the PaymentIntent of `clientSecret` with a bank account. Stops if `isCurrent` returns false after the provider
 * has accepted the account. The numbers go only to the provider.
 */
export async function confirmBank(
  stripe: Stripe,
  clientSecret: string,
  account: BankAccount,
  payerEmail: string,
  isCurrent: () => boolean,
): Promise<Confirmation> {
  const { paymentMethod, error } = await createBankPaymentMethod(stripe, account, payerEmail);
  // Nothing was debited yet, so an error here is a certain refusal.
  if (error || !isCurrent())
    return { kind: 'refused', message: error?.message ?? REFUSED, needsNewMethod: false };
  return runAttempt(stripe, clientSecret, () =>
    stripe.confirmUsBankAccountPayment(clientSecret, { payment_method: paymentMethod.id }),
  );
}

async function createBankPaymentMethod(stripe: Stripe, account: BankAccount, payerEmail: string) {
  try {
    return await stripe.createPaymentMethod({
      type: 'us_bank_account',
      us_bank_account: {
        routing_number: account.routingNumber,
        account_number: account.accountNumber,
        account_holder_type: 'individual',
        account_type: account.accountType,
      },
      billing_details: { name: account.accountHolderName.trim(), ...(payerEmail && { email: payerEmail }) },
    });
  } catch {
    return { paymentMethod: undefined, error: { message: UNEXPECTED } };
  }
}
