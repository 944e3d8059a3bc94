import * as z from 'zod/mini';
import type { TransactionFacts } from '../../domain/payouts/balanceTransaction.ts';
import type { PayoutFacts } from '../../domain/payouts/payout.ts';
import { onStripe, stripeCodeOf } from './stripeClient.ts';

const PAGE = 100;

const metadata = z.record(z.string(), z.string());

/** A charge, refund, dispute or payout. Only a charge has the metadata of its payment; a refund has its own. */
const source = z.looseObject({
  object: z.string(),
  payment_intent: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(metadata)),
});

const balanceTransaction = z.object({
  id: z.string(),
  created: z.int(),
  type: z.string(),
  reporting_category: z.string(),
  currency: z.string(),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  /** Only an id if Stripe cannot expand it. */
  source: z.nullable(z.union([z.string(), source])),
});

const payout = z.object({
  id: z.string(),
  created: z.int(),
  arrival_date: z.int(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  automatic: z.boolean(),
  reconciliation_status: z.string(),
});

/**
 * Balance transactions created from one instant until before another, oldest first. Stripe lists the newest first. Null if
 * there are more than `maxPages` pages.
 */
export async function transactionsBetween(
  from: Date,
  until: Date,
  maxPages: number,
): Promise<TransactionFacts[] | null> {
  return listTransactions(
    { created: { gte: seconds(from), lt: Math.ceil(until.getTime() / 1000) } },
    maxPages,
  );
}

/** The balance transactions of an automatic payout, with its own, oldest first. Null if there are more than `maxPages` pages. */
export async function transactionsOfPayout(
  payoutId: string,
  maxPages: number,
): Promise<TransactionFacts[] | null> {
  return listTransactions({ payout: payoutId }, maxPages);
}

/** Payouts that were created since an instant, newest first. */
export async function payoutsSince(from: Date): Promise<PayoutFacts[]> {
  const found: PayoutFacts[] = [];
  let after: string | undefined;
  do {
    const page = await onStripe((stripe) =>
      stripe.payouts.list({
        created: { gte: seconds(from) },
        limit: PAGE,
        ...(after && { starting_after: after }),
      }),
    );
    found.push(...z.array(payout).parse(page.data).map(payoutFacts));
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
  return found;
}

/** The current state of a payout; null if Stripe does not know the id. */
export async function readPayoutAtStripe(id: string): Promise<PayoutFacts | null> {
  return onStripe(async (stripe) => {
    try {
      return payoutFacts(payout.parse(await stripe.payouts.retrieve(id)));
    } catch (error) {
      if (stripeCodeOf(error) === 'resource_missing') return null;
      throw error;
    }
  });
}

async function listTransactions(
  filter: { readonly payout: string } | { readonly created: { readonly gte: number; readonly lt: number } },
  maxPages: number,
): Promise<TransactionFacts[] | null> {
  const found: TransactionFacts[] = [];
  let after: string | undefined;
  for (let pages = 1; ; pages++) {
    const page = await onStripe((stripe) =>
      stripe.balanceTransactions.list({
        ...filter,
        limit: PAGE,
        expand: ['data.source'],
        ...(after && { starting_after: after }),
      }),
    );
    const transactions = z.array(balanceTransaction).parse(page.data);
    found.push(...transactions.map(transactionFacts));
    after = transactions.at(-1)?.id;
    if (!page.has_more || !after) return found.toReversed();
    if (pages >= maxPages) return null;
  }
}

function transactionFacts(transaction: z.output<typeof balanceTransaction>): TransactionFacts {
  const {
    id,
    created,
    type,
    reporting_category: reportingCategory,
    currency,
    amount,
    fee,
    net,
  } = transaction;
  const expanded = typeof transaction.source === 'string' ? null : transaction.source;
  return {
    transactionId: id,
    createdAt: new Date(created * 1000).toISOString(),
    type,
    reportingCategory,
    currency,
    grossCents: amount,
    feeCents: fee,
    netCents: net,
    intentId: expanded?.payment_intent ?? null,
    metadata: expanded?.object === 'charge' ? (expanded.metadata ?? {}) : null,
  };
}

function payoutFacts(found: z.output<typeof payout>): PayoutFacts {
  return {
    payoutId: found.id,
    createdAt: new Date(found.created * 1000).toISOString(),
    arrivalDate: new Date(found.arrival_date * 1000).toISOString().slice(0, 10),
    status: found.status,
    amountCents: found.amount,
    currency: found.currency,
    isAutomatic: found.automatic,
    isListed: found.automatic && found.reconciliation_status === 'completed',
  };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
