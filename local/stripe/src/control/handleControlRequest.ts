import { z } from 'zod';
import type { Account } from '../requests/handleApiRequest.ts';
import type { Store } from '../store/Store.ts';
import type { Settlements } from '../settlements/Settlements.ts';
import type { Deliveries } from '../webhooks/Deliveries.ts';
import { deliveryConditionsSchema } from '../webhooks/deliveryConditions.ts';
import { Transaction } from '../store/Transaction.ts';
import {
  chargeStripeFee,
  feeControlSchema,
  payoutControlSchema,
  payOutOrFail,
  returnControlSchema,
  returnPayment,
} from './movements.ts';
import { updateDisputeStatus } from '../disputes/updateDisputeStatus.ts';
import { openDispute } from '../disputes/openDispute.ts';
import { type Dispute, DISPUTE_REASONS, DISPUTE_STATUSES } from '../objects/dispute.ts';

const disputeControlSchema = z.strictObject({
  paymentIntent: z.string(),
  status: z.enum(DISPUTE_STATUSES).default('needs_response'),
  reason: z.enum(DISPUTE_REASONS).default('fraudulent'),
  /** Cents; defaults to the amount of the charge. */
  amount: z.int().min(1).optional(),
});

/** Opens a dispute of a payment, or sets the status of its existing dispute. Returns null if the payment has no paid charge. */
function openOrUpdateDispute(
  transaction: Transaction,
  { paymentIntent, status, reason, amount }: z.output<typeof disputeControlSchema>,
): Dispute | null {
  const existing = transaction.list('disputes').find((each) => each.payment_intent === paymentIntent);
  if (existing) return updateDisputeStatus(transaction, existing, status);
  const charge = transaction
    .list('charges')
    .find((each) => each.payment_intent === paymentIntent && each.paid);
  return charge
    ? openDispute(transaction, charge, { status, reason, amount: amount ?? charge.amount })
    : null;
}

/** How long banks take. Limited to a week because Node.js timers overflow at about 25 days. */
const bankSchema = z.strictObject({
  settleAfterMs: z
    .int()
    .min(0)
    .max(7 * 24 * 60 * 60 * 1000),
});

const redeliverSchema = z.strictObject({
  times: z.int().min(1).max(100).default(1),
  shuffle: z.boolean().default(false),
  /** Only events about this PaymentIntent. */
  paymentIntent: z.string().optional(),
});

interface ControlContext {
  account: Account;
  store: Store;
  deliveries: Deliveries;
  settlements: Settlements;
}

interface ControlResponse {
  status: number;
  body: unknown;
}

/** Test controls: webhook faults, bank delays, disputes, payouts, fees and object counts. Stripe has no equivalent. */
export async function handleControlRequest(
  { account, store, deliveries, settlements }: ControlContext,
  request: { method: string; path: string; body: string },
): Promise<ControlResponse> {
  switch (`${request.method} ${request.path}`) {
    case 'GET /__test/state':
      return { status: 200, body: countObjects(store) };
    case 'POST /__test/webhooks':
      return withInput(deliveryConditionsSchema, request.body, async (conditions) => {
        deliveries.setConditions(conditions);
        return conditions;
      });
    case 'POST /__test/bank':
      return withInput(bankSchema, request.body, async ({ settleAfterMs }) => {
        await settlements.setDelay(settleAfterMs);
        return { settleAfterMs };
      });
    case 'POST /__test/disputes':
      return withInput(disputeControlSchema, request.body, async (input) => ({
        dispute: await change((transaction) => openOrUpdateDispute(transaction, input)),
      }));
    case 'POST /__test/payouts':
      return withInput(payoutControlSchema, request.body, async (input) => ({
        payout: await change((transaction) => payOutOrFail(transaction, input)),
      }));
    case 'POST /__test/fees':
      return withInput(feeControlSchema, request.body, async (input) => ({
        transaction: await change((transaction) => chargeStripeFee(transaction, input)),
      }));
    case 'POST /__test/returns':
      return withInput(returnControlSchema, request.body, async (input) => ({
        transaction: await change((transaction) => returnPayment(transaction, input)),
      }));
    case 'POST /__test/webhooks/redeliver':
      return withInput(
        redeliverSchema,
        request.body,
        async ({ times, shuffle: isShuffled, paymentIntent }) => {
          const ids = store
            .list('events')
            .filter(({ data }) => paymentIntent === undefined || isAbout(data.object, paymentIntent))
            .map((event) => event.id)
            .toReversed();
          const repeated = Array.from({ length: times }, () => ids).flat();
          const sent = isShuffled ? shuffle(repeated) : repeated;
          return { sent: sent.length, accepted: await deliveries.resend(sent) };
        },
      );
    default:
      return { status: 404, body: { error: 'No such control' } };
  }

  async function change<Result>(apply: (transaction: Transaction) => Result): Promise<Result> {
    const result = await store.runExclusive(async () => {
      const transaction = new Transaction(store, { ...account, requestId: null, idempotencyKey: null });
      const applied = apply(transaction);
      await transaction.commit();
      return applied;
    });
    deliveries.wake();
    settlements.wake();
    return result;
  }
}

/** Whether an event's object is the PaymentIntent, or its charge, refund or dispute. */
function isAbout(object: Record<string, unknown>, paymentIntent: string): boolean {
  return object['id'] === paymentIntent || object['payment_intent'] === paymentIntent;
}

function countObjects(store: Store): Record<string, number> {
  return {
    paymentIntents: store.count('paymentIntents'),
    succeededPaymentIntents: store.list('paymentIntents').filter(({ status }) => status === 'succeeded')
      .length,
    processingPaymentIntents: store.list('paymentIntents').filter(({ status }) => status === 'processing')
      .length,
    charges: store.count('charges'),
    paidCharges: store.list('charges').filter(({ paid }) => paid).length,
    refunds: store.count('refunds'),
    payouts: store.count('payouts'),
    events: store.count('events'),
    undeliveredEvents: store.count('deliveries'),
  };
}

async function withInput<Input>(
  schema: z.ZodType<Input>,
  body: string,
  run: (input: Input) => Promise<unknown>,
): Promise<ControlResponse> {
  const input = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema)
    .safeParse(body || '{}');
  if (!input.success) return { status: 400, body: { error: z.prettifyError(input.error) } };
  return { status: 200, body: await run(input.data) };
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, sortKey: Math.random() }))
    .toSorted((one, other) => one.sortKey - other.sortKey)
    .map(({ item }) => item);
}
