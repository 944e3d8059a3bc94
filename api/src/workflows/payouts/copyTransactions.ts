import { saveTransactions } from '../../data/payouts/transactions.ts';
import { requestOfIntent } from '../../data/requestIdentity.ts';
import {
  type StoredTransaction,
  type TransactionFacts,
  transactionKindOf,
} from '../../domain/payouts/balanceTransaction.ts';
import { readIntent } from '../../services/payments/intents.ts';

type Metadata = Readonly<Record<string, string>>;

/** Calls to Stripe at the same time. */
const MAX_CONCURRENT = 8;

/** Metadata of payments that was already read, by PaymentIntent. */
export type KnownMetadata = Map<string, Metadata>;

/**
 * Stores transactions of Stripe with the request that each is about. Returns them. Refunds and disputes only name the
 * PaymentIntent, so its metadata is read.
 */
export async function copyTransactions(
  facts: readonly TransactionFacts[],
  payoutId: string | null,
  known: KnownMetadata,
): Promise<StoredTransaction[]> {
  for (const { intentId, metadata } of facts) if (intentId && metadata) known.set(intentId, metadata);
  await readMetadata(facts, known);
  const transactions = facts.map((each) => storedTransactionOf(each, payoutId, known));
  for (const [month, ofMonth] of Map.groupBy(transactions, ({ createdAt }) => createdAt.slice(0, 7)))
    await saveTransactions(month, ofMonth);
  return transactions;
}

async function readMetadata(facts: readonly TransactionFacts[], known: KnownMetadata): Promise<void> {
  const ids = new Set(facts.flatMap(({ intentId }) => (intentId && !known.has(intentId) ? [intentId] : [])));
  const unknown = [...ids];
  for (let from = 0; from < unknown.length; from += MAX_CONCURRENT) {
    const some = unknown.slice(from, from + MAX_CONCURRENT);
    const intents = await Promise.all(some.map(readIntent));
    for (const [index, intentId] of some.entries()) known.set(intentId, intents[index]?.metadata ?? {});
  }
}

function storedTransactionOf(
  facts: TransactionFacts,
  payoutId: string | null,
  known: KnownMetadata,
): StoredTransaction {
  const { transactionId, createdAt, type, currency, grossCents, feeCents, netCents, intentId } = facts;
  const metadata = facts.metadata ?? (intentId === null ? {} : (known.get(intentId) ?? {}));
  const kind = transactionKindOf(facts, metadata['kind']);
  const isItem = kind === 'file' || kind === 'invoice';
  return {
    transactionId,
    createdAt,
    kind,
    stripeType: type,
    currency,
    grossCents,
    feeCents,
    netCents,
    intentId,
    requestId: requestOfIntent(metadata) || null,
    itemId: (isItem && metadata[`${kind}Id`]) || null,
    payoutId,
  };
}
