import type { Stripe } from '@stripe/stripe-js';
import { type Confirmation, confirmationOf, REFUSED, UNEXPECTED } from '../form/confirmation.ts';
import type { BankAccount } from './bankAccount.ts';

/**
 * Confirms the PaymentIntent behind `clientSecret` with a bank account, if that is still wanted once the provider has
 * taken the account. Its numbers go to the provider and nowhere else.
 */
export async function confirmBank(
  stripe: Stripe,
  clientSecret: string,
  account: BankAccount,
  payerEmail: string,
  isWanted: () => boolean,
): Promise<Confirmation> {
  const { paymentMethod, error } = await hand(stripe, account, payerEmail);
  // Nothing was debited so far: a fault leaves no doubt.
  if (error || !isWanted())
    return { kind: 'refused', message: error?.message ?? REFUSED, wantsMethod: false };
  return confirmationOf(stripe, clientSecret, () =>
    stripe.confirmUsBankAccountPayment(clientSecret, { payment_method: paymentMethod.id }),
  );
}

async function hand(stripe: Stripe, account: BankAccount, payerEmail: string) {
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
