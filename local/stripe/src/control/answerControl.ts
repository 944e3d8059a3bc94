import { z } from 'zod';
import type { Account } from '../requests/answerApi.ts';
import type { Store } from '../store/Store.ts';
import type { Settlements } from '../settlements/Settlements.ts';
import type { Deliveries } from '../webhooks/Deliveries.ts';
import { weatherSchema } from '../webhooks/weather.ts';
import { Transaction } from '../store/Transaction.ts';
import { disputeControl, setDispute } from './setDispute.ts';

/** How long banks take. At most a week: longer than that no timer of Node.js waits for certain. */
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

interface Controlled {
  account: Account;
  store: Store;
  deliveries: Deliveries;
  settlements: Settlements;
}

interface ControlAnswer {
  status: number;
  body: unknown;
}

/** What tests use to disturb webhooks, to set the pace of banks, to dispute payments, and to count. Stripe has nothing like it. */
export async function answerControl(
  { account, store, deliveries, settlements }: Controlled,
  request: { method: string; path: string; body: string },
): Promise<ControlAnswer> {
  switch (`${request.method} ${request.path}`) {
    case 'GET /__test/state':
      return { status: 200, body: stateOf(store) };
    case 'POST /__test/webhooks':
      return parsed(weatherSchema, request.body, async (weather) => {
        deliveries.setWeather(weather);
        return weather;
      });
    case 'POST /__test/bank':
      return parsed(bankSchema, request.body, async ({ settleAfterMs }) => {
        await settlements.setDelay(settleAfterMs);
        return { settleAfterMs };
      });
    case 'POST /__test/disputes':
      return parsed(disputeControl, request.body, async (asked) => {
        const dispute = await store.exclusively(async () => {
          const transaction = new Transaction(store, { ...account, requestId: null, idempotencyKey: null });
          const set = setDispute(transaction, asked);
          await transaction.commit();
          return set;
        });
        deliveries.wake();
        return { dispute };
      });
    case 'POST /__test/webhooks/redeliver':
      return parsed(redeliverSchema, request.body, async ({ times, shuffle, paymentIntent }) => {
        const ids = store
          .list('events')
          .filter(({ data }) => paymentIntent === undefined || isAbout(data.object, paymentIntent))
          .map((event) => event.id)
          .toReversed();
        const repeated = Array.from({ length: times }, () => ids).flat();
        const sent = shuffle ? shuffled(repeated) : repeated;
        return { sent: sent.length, taken: await deliveries.sendAgain(sent) };
      });
    default:
      return { status: 404, body: { error: 'No such control' } };
  }
}

/** Whether an event's object is the PaymentIntent, or belongs to it as a charge or refund does. */
function isAbout(object: Record<string, unknown>, paymentIntent: string): boolean {
  return object['id'] === paymentIntent || object['payment_intent'] === paymentIntent;
}

function stateOf(store: Store): Record<string, number> {
  return {
    paymentIntents: store.count('paymentIntents'),
    succeededPaymentIntents: store.list('paymentIntents').filter(({ status }) => status === 'succeeded')
      .length,
    processingPaymentIntents: store.list('paymentIntents').filter(({ status }) => status === 'processing')
      .length,
    charges: store.count('charges'),
    paidCharges: store.list('charges').filter(({ paid }) => paid).length,
    refunds: store.count('refunds'),
    events: store.count('events'),
    undeliveredEvents: store.count('deliveries'),
  };
}

async function parsed<Input>(
  schema: z.ZodType<Input>,
  body: string,
  act: (input: Input) => Promise<unknown>,
): Promise<ControlAnswer> {
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
  return { status: 200, body: await act(input.data) };
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
