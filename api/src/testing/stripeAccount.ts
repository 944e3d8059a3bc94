import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly client_secret: string;
  readonly next_action: null;
  status: PaymentStatus;
  latest_charge: string | null;
}

interface Refund {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  /** Seconds. */
  readonly created: number;
  status: 'pending' | 'succeeded' | 'failed';
}

interface Dispute {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly reason: string;
  readonly created: number;
  readonly evidence_details: { readonly due_by: number | null };
  status: DisputeStatus;
}

type DisputeStatus = 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';

const statusesWithFundsWithdrawn: readonly DisputeStatus[] = ['needs_response', 'lost'];

interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: { object: string; id: string; payment_intent?: string } };
}

interface Page {
  readonly created: { readonly gte: number; readonly lt: number };
  readonly limit: number;
  readonly starting_after?: string;
}

/** An in-memory Stripe account: payments, refunds, and disputes by Stripe's rules, with an event for each change. */
export class StripeAccount {
  readonly intents = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  /** Oldest first. */
  readonly events: StripeEvent[] = [];
  /** Seconds. */
  now = 0;
  /** Called with each event as it happens. */
  onEvent: (intentId: string, isDispute: boolean) => void = () => {};
  /** The initial status of a refund. */
  initialRefundStatus: () => Refund['status'] = () => 'succeeded';
  readonly #responses = new Map<string, Refund>();
  #count = 0;

  create(amount: number, metadata: Record<string, string>): string {
    const id = this.#id('pi');
    this.intents.set(id, {
      id,
      amount,
      currency: 'usd',
      metadata,
      client_secret: `${id}_secret`,
      next_action: null,
      status: 'requires_payment_method',
      latest_charge: null,
    });
    return id;
  }

  /** Attempts a payment by card or bank account. A bank payment is decided later. False if the payment cannot be attempted now. */
  pay(id: string, outcome: 'succeeded' | 'declined' | 'processing'): boolean {
    const intent = this.intents.get(id)!;
    if (intent.status !== 'requires_payment_method') return false;
    intent.latest_charge = this.#id('ch');
    if (outcome === 'declined') this.#emit('payment_intent.payment_failed', id);
    else {
      intent.status = outcome;
      this.#emit(`payment_intent.${outcome}`, id);
    }
    return true;
  }

  /** The bank decides a processing payment. */
  clear(id: string, isPaid: boolean): void {
    const intent = this.intents.get(id)!;
    if (intent.status !== 'processing') return;
    intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
    this.#emit(isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', id);
  }

  cancel(id: string): boolean {
    const intent = this.intents.get(id)!;
    if (intent.status !== 'requires_payment_method') return false;
    intent.status = 'canceled';
    this.#emit('payment_intent.canceled', id);
    return true;
  }

  /** The bank decides all pending refunds. */
  clearRefunds(succeeds: () => boolean): void {
    for (const refund of this.refunds.filter(({ status }) => status === 'pending')) {
      refund.status = succeeds() ? 'succeeded' : 'failed';
      this.#emit(
        refund.status === 'failed' ? 'refund.failed' : 'refund.updated',
        refund.payment_intent,
        refund.id,
      );
    }
  }

  /** The payer's bank disputes the remaining amount of a payment. */
  dispute(id: string, status: DisputeStatus): void {
    const amount = this.remainingCents(id);
    if (amount === 0 || this.disputeOf(id)) return;
    const details = {
      reason: 'fraudulent',
      created: this.now,
      evidence_details: { due_by: this.now + 86_400 },
    };
    const dispute = { id: this.#id('du'), payment_intent: id, amount, status, ...details };
    this.disputes.push(dispute);
    this.#emit('charge.dispute.created', id, dispute.id, 'dispute');
  }

  moveDispute(id: string, status: DisputeStatus): void {
    const dispute = this.disputeOf(id);
    if (!dispute || dispute.status === status) return;
    // An inquiry about a payment that was refunded in the meantime does not become a dispute.
    if (dispute.status.startsWith('warning_') && this.remainingCents(id) < dispute.amount) return;
    dispute.status = status;
    this.#emit('charge.dispute.closed', id, dispute.id, 'dispute');
  }

  /** Staff refund part of a payment at Stripe, without the portal. */
  refundOutside(id: string, amount: number): void {
    this.#refund({ payment_intent: id, amount }, this.#id('outside'));
  }

  disputeOf(id: string): Dispute | undefined {
    return this.disputes.find((dispute) => dispute.payment_intent === id);
  }

  /** The cents of a payment that the account still has. */
  remainingCents(id: string): number {
    const { status, amount } = this.intents.get(id)!;
    if (status !== 'succeeded') return 0;
    const refunds = this.refunds.filter(
      (refund) => refund.payment_intent === id && refund.status !== 'failed',
    );
    const dispute = this.disputeOf(id);
    const fundsWithdrawn =
      dispute && statusesWithFundsWithdrawn.includes(dispute.status) ? dispute.amount : 0;
    return amount - fundsWithdrawn - refunds.reduce((sum, refund) => sum + refund.amount, 0);
  }

  /** The part of Stripe's SDK that the portal uses. Returns the state at the time of the call. */
  readonly sdk = {
    paymentIntents: { retrieve: async (id: string) => ({ ...this.#known(id) }) },
    refunds: {
      list: async ({ payment_intent: id }: { payment_intent: string }) => ({
        data: this.refunds.filter((refund) => refund.payment_intent === id).map((refund) => ({ ...refund })),
      }),
      create: async (
        params: { payment_intent: string; amount?: number; metadata?: Record<string, string> },
        { idempotencyKey }: { idempotencyKey: string },
      ) => ({ ...this.#refund(params, idempotencyKey) }),
    },
    disputes: {
      list: async ({ payment_intent: id }: { payment_intent: string }) => ({
        data: this.disputes.filter((dispute) => dispute.payment_intent === id).map((each) => ({ ...each })),
      }),
    },
    events: {
      list: async ({ created, limit, starting_after: after }: Page) => {
        const found = this.events
          .filter((event) => event.created >= created.gte && event.created < created.lt)
          .toReversed();
        const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
        return { data: found.slice(start, start + limit), has_more: found.length > start + limit };
      },
    },
  };

  #known(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent)
      throw Object.assign(new Error(`No such payment_intent: '${id}'`), { code: 'resource_missing' });
    return intent;
  }

  #refund(
    { payment_intent: id, amount, metadata = {} }: Parameters<typeof this.sdk.refunds.create>[0],
    key: string,
  ): Refund {
    const earlier = this.#responses.get(key);
    if (earlier) return earlier;
    const dispute = this.disputeOf(id);
    if (dispute && statusesWithFundsWithdrawn.includes(dispute.status)) {
      throw Object.assign(new Error('charged back'), {
        type: 'StripeInvalidRequestError',
        code: 'charge_disputed',
      });
    }
    const remaining = this.remainingCents(id);
    if (remaining === 0 || (amount ?? remaining) > remaining) {
      throw Object.assign(new Error('already refunded'), {
        type: 'StripeInvalidRequestError',
        code: 'charge_already_refunded',
      });
    }
    const refund: Refund = {
      id: this.#id('re'),
      payment_intent: id,
      amount: amount ?? remaining,
      metadata,
      created: this.now,
      status: this.initialRefundStatus(),
    };
    this.refunds.push(refund);
    // Stripe repeats its first response to an idempotency key, even if the refund has changed since.
    this.#responses.set(key, { ...refund });
    this.#emit('charge.refunded', id, this.#id('ch'));
    return refund;
  }

  #emit(type: string, intentId: string, about?: string, kind = 'refund'): void {
    const object =
      about === undefined
        ? { object: 'payment_intent', id: intentId }
        : { object: kind, id: about, payment_intent: intentId };
    this.events.push({ id: this.#id('evt'), type, created: this.now, data: { object } });
    this.onEvent(intentId, kind === 'dispute');
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(8, '0')}`;
  }
}
