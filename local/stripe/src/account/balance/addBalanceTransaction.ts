import type { BalanceTransaction } from '../../objects/balanceTransaction.ts';
import type { Charge } from '../../objects/charge.ts';
import { newIdentifier, nowInSeconds } from '../../objects/identifier.ts';
import type { Transaction } from '../../store/Transaction.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Payments become available two days later, at the start of the day (UTC). */
const SETTLEMENT_DAYS = 2;

type Movement = Pick<
  BalanceTransaction,
  'amount' | 'currency' | 'description' | 'reporting_category' | 'source' | 'type'
> & {
  /** Cents that Stripe keeps, and its name for them. */
  fee?: { cents: number; description: string };
};

/** Records how the account's balance changes, and returns the record. */
export function addBalanceTransaction(
  transaction: Transaction,
  { fee = { cents: 0, description: '' }, ...movement }: Movement,
): BalanceTransaction {
  const created = nowInSeconds();
  const isPayment = movement.type === 'charge' || movement.type === 'payment';
  const recorded: BalanceTransaction = {
    id: newIdentifier('txn'),
    object: 'balance_transaction',
    available_on: isPayment ? startOfDay(created + SETTLEMENT_DAYS * DAY_SECONDS) : created,
    balance_type: 'payments',
    created,
    exchange_rate: null,
    fee: fee.cents,
    fee_details:
      fee.cents === 0
        ? []
        : [
            {
              amount: fee.cents,
              application: null,
              currency: movement.currency,
              description: fee.description,
              type: 'stripe_fee',
            },
          ],
    net: movement.amount - fee.cents,
    status: isPayment ? 'pending' : 'available',
    ...movement,
  };
  transaction.put('balanceTransactions', { id: recorded.id, created, payout: null, transaction: recorded });
  return recorded;
}

/** Records a payment that succeeded, with Stripe's fee for it, and returns the id of the record. */
export function addPaymentToBalance(
  transaction: Transaction,
  {
    id,
    amount,
    currency,
    description,
    payment_method_details: details,
  }: Pick<Charge, 'id' | 'amount' | 'currency' | 'description' | 'payment_method_details'>,
): string {
  return addBalanceTransaction(transaction, {
    amount,
    currency,
    description,
    fee: { cents: processingFeeCents(amount, details.type), description: 'Stripe processing fees' },
    reporting_category: 'charge',
    source: id,
    type: details.type === 'card' ? 'charge' : 'payment',
  }).id;
}

/** Stripe's prices in the US (stripe.com/pricing): cards 2.9 % and 30 ¢, ACH direct debit 0.8 % and at most $5. */
export function processingFeeCents(amount: number, type: Charge['payment_method_details']['type']): number {
  if (type === 'card') return Math.round((amount * 29) / 1000) + 30;
  return Math.min(500, Math.round((amount * 8) / 1000));
}

function startOfDay(seconds: number): number {
  return seconds - (seconds % DAY_SECONDS);
}
