import type { Store } from '../store/Store.ts';
import { type Origin, Transaction } from '../store/Transaction.ts';
import { settlePayout } from '../account/payouts/settlePayout.ts';
import { openDispute } from '../disputes/openDispute.ts';
import { addBalanceTransaction, addPaymentToBalance } from '../account/balance/addBalanceTransaction.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { bankOutcomeOf } from '../paymentIntents/confirmWithBankAccount.ts';
import { failPayment } from '../paymentIntents/failPayment.ts';
import { failVerification } from '../paymentIntents/failVerification.ts';
import { succeedPayment } from '../paymentIntents/succeedPayment.ts';
import { testCardByToken } from '../cards/testCards.ts';
import type { Refund } from '../objects/refund.ts';

/** Long enough to observe 'processing', short enough to wait for. At Stripe it takes about four business days. */
const DEFAULT_SETTLE_AFTER_MS = 2000;

/** Settles payments, refunds and payouts after the bank delay, including those that were pending before a restart. */
export class Settlements {
  readonly #store: Store;
  readonly #origin: Pick<Origin, 'hasWebhook' | 'publicBase'>;
  readonly #onSettled: () => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStopped = false;

  constructor(store: Store, origin: Pick<Origin, 'hasWebhook' | 'publicBase'>, onSettled: () => void) {
    this.#store = store;
    this.#origin = origin;
    this.#onSettled = onSettled;
  }

  /** Starts a timer for each pending settlement that has none. */
  wake(): void {
    if (this.#isStopped) return;
    for (const { id, sinceMs } of this.#store.list('settlements').toReversed()) {
      if (this.#timers.has(id)) continue;
      const waitMs = Math.max(0, sinceMs + this.#settleAfterMs() - Date.now());
      this.#timers.set(
        id,
        setTimeout(() => void this.#settle(id), waitMs),
      );
    }
  }

  /** Sets how long banks take, also for pending settlements. The setting survives a restart. */
  async setDelay(settleAfterMs: number): Promise<void> {
    const row = { id: 'bank' as const, settleAfterMs };
    await this.#store.runExclusive(() => this.#store.commit([{ table: 'settings', id: row.id, row }]));
    this.#clear();
    this.wake();
  }

  stop(): void {
    this.#isStopped = true;
    this.#clear();
  }

  #settleAfterMs(): number {
    return this.#store.get('settings', 'bank')?.settleAfterMs ?? DEFAULT_SETTLE_AFTER_MS;
  }

  #clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  async #settle(id: string): Promise<void> {
    await this.#store.runExclusive(async () => {
      const transaction = new Transaction(this.#store, {
        ...this.#origin,
        requestId: null,
        idempotencyKey: null,
      });
      this.#timers.delete(id);
      const row = transaction.get('settlements', id);
      // A payment that was confirmed again after this timer started gets a new timer.
      if (this.#isStopped || !row || row.sinceMs + this.#settleAfterMs() > Date.now() + 1) return;
      const intent = transaction.get('paymentIntents', id);
      const refund = transaction.get('refunds', id);
      const payout = transaction.get('payouts', id);
      transaction.remove('settlements', id);
      if (intent) settleDebit(transaction, intent);
      if (refund) settleRefund(transaction, refund);
      if (payout) settlePayout(transaction, payout);
      await transaction.commit();
    });
    this.wake();
    this.#onSettled();
  }
}

/** Applies the bank's response to a debit, or to micro-deposits that could not be sent. */
function settleDebit(transaction: Transaction, intent: PaymentIntent): void {
  const method = intent.payment_method ? transaction.get('paymentMethods', intent.payment_method) : undefined;
  if (!method || !('testBankAccount' in method)) return;
  if (intent.status === 'requires_action') {
    failVerification(transaction, intent, method, 'not_sent');
    return;
  }
  const charge = intent.latest_charge ? transaction.get('charges', intent.latest_charge) : undefined;
  const outcome = bankOutcomeOf(method);
  if (intent.status !== 'processing' || !charge || outcome.kind === 'neverSettles') return;
  if (outcome.kind !== 'fails') {
    const paid = {
      ...charge,
      paid: true,
      status: 'succeeded' as const,
      balance_transaction: addPaymentToBalance(transaction, charge),
    };
    transaction.put('charges', paid);
    succeedPayment(transaction, intent, paid);
    if (outcome.kind === 'returns') {
      const returned = { amount: paid.amount, reason: 'debit_not_authorized', status: 'lost' } as const;
      openDispute(transaction, paid, returned);
    }
    return;
  }
  const { code, message } = outcome;
  transaction.put('charges', { ...charge, status: 'failed', failure_code: code, failure_message: message });
  failPayment(transaction, intent, 400, {
    charge: charge.id,
    code,
    message,
    payment_method: method.paymentMethod,
    type: 'invalid_request_error',
  });
}

/** Completes a pending refund, or fails it when the bank rejects it. */
function settleRefund(transaction: Transaction, refund: Refund): void {
  const method = transaction.get('paymentMethods', refund.payment_method);
  const testCard = method && 'testCard' in method ? testCardByToken(method.testCard) : undefined;
  const { pending_reason: _reason, ...settled } = refund;
  if (testCard?.refundBehavior !== 'failsLater') {
    const succeeded: Refund = { ...settled, status: 'succeeded' };
    transaction.put('refunds', succeeded);
    transaction.emit('refund.updated', succeeded);
    return;
  }
  const returned = addBalanceTransaction(transaction, {
    amount: refund.amount,
    currency: refund.currency,
    description: `REFUND FAILURE (${refund.id})`,
    reporting_category: 'refund_failure',
    source: refund.id,
    type: 'refund_failure',
  });
  const failed: Refund = {
    ...settled,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: returned.id,
  };
  transaction.put('refunds', failed);
  const charge = transaction.get('charges', refund.charge);
  if (charge) {
    const amountRefunded = charge.amount_refunded - refund.amount;
    transaction.put('charges', { ...charge, amount_refunded: amountRefunded, refunded: false });
  }
  transaction.emit('refund.failed', failed);
}
