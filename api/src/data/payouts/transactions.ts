import type { JSONObject, OperationInput, SqlParameter } from '@azure/cosmos';
import type { TransactionKind } from '@portal/contract/payouts/schemas.ts';
import * as z from 'zod/mini';
import { type StoredTransaction, storedTransaction } from '../../domain/payouts/balanceTransaction.ts';
import { addToMonth, monthTotals, type MonthTotals } from '../../domain/payouts/transactionTotals.ts';
import { readDocument } from '../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { writeBatch } from '../writeBatch.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/** A batch has at most 100 operations; one changes the sums. */
const MAX_PER_BATCH = 90;

const SUMS = 'sums';

const sumsDocument = z.object({ days: monthTotals });

const listed = z.object({ sortKey: z.string(), transaction: storedTransaction });

export type ListedTransaction = z.output<typeof listed>;

/** One partition for the transactions of a month (UTC) and their sums. */
function partitionOf(month: string): string {
  return `transactions|${month}`;
}

/**
 * Stores transactions of one month, oldest first, and counts each once: new ones are created in one transaction with the
 * sums. A stored one only gets its payout.
 */
export async function saveTransactions(
  month: string,
  transactions: readonly StoredTransaction[],
): Promise<void> {
  for (let from = 0; from < transactions.length; from += MAX_PER_BATCH)
    await saveBatch(partitionOf(month), transactions.slice(from, from + MAX_PER_BATCH));
}

async function saveBatch(pk: string, transactions: readonly StoredTransaction[]): Promise<void> {
  await retryOnConflict('the payouts', async () => {
    const [stored, sums] = await Promise.all([
      payoutsOfStored(pk, transactions),
      readDocument('views', SUMS, pk, sumsDocument),
    ]);
    const added = transactions.filter(({ transactionId }) => !stored.has(transactionId));
    const paidOut = transactions.filter(
      ({ transactionId, payoutId }) =>
        payoutId !== null && stored.has(transactionId) && stored.get(transactionId) !== payoutId,
    );
    if (added.length + paidOut.length === 0) return succeeded(undefined);
    const days = addToMonth(sums?.value.days ?? {}, added);
    const outcome = await writeBatch('views', pk, () => [
      ...added.map((each): OperationInput => ({
        operationType: 'Create',
        resourceBody: documentOf(pk, each),
      })),
      ...paidOut.map((each): OperationInput => ({
        operationType: 'Replace',
        id: each.transactionId,
        resourceBody: documentOf(pk, each),
      })),
      ...(added.length > 0 ? [sumsOperation(pk, days, sums?.etag)] : []),
    ]);
    return outcome.ok ? succeeded(undefined) : writeConflict;
  });
}

function sumsOperation(pk: string, days: MonthTotals, etag: string | undefined): OperationInput {
  const resourceBody = { id: SUMS, pk, kind: SUMS, days } as unknown as JSONObject;
  return etag === undefined
    ? { operationType: 'Create', resourceBody }
    : { operationType: 'Replace', id: SUMS, ifMatch: etag, resourceBody };
}

function documentOf(pk: string, transaction: StoredTransaction): JSONObject {
  const { transactionId, createdAt, kind, requestId, payoutId } = transaction;
  const document = {
    id: transactionId,
    pk,
    kind: 'transaction',
    status: kind,
    groups: [requestId, payoutId].filter((id) => id !== null),
    sortKey: `${createdAt}|${transactionId}`,
    transaction,
  };
  return document as unknown as JSONObject;
}

/** The payouts of those transactions that are stored, by transaction id. */
async function payoutsOfStored(
  pk: string,
  transactions: readonly StoredTransaction[],
): Promise<ReadonlyMap<string, string | null>> {
  const named = transactions.map(({ transactionId: value }, index) => ({ name: `@id${index}`, value }));
  const found = await queryDocuments(
    'views',
    pk,
    listed,
    `SELECT c.sortKey, c.transaction FROM c WHERE c.pk = @pk AND c.id IN (${named.map(({ name }) => name).join(', ')})`,
    { pk },
    named,
  );
  return new Map(found.map(({ transaction: { transactionId, payoutId } }) => [transactionId, payoutId]));
}

/** Which transactions of a month to read. */
export interface TransactionQuery {
  /** UTC days, inclusive; null: all of the month. */
  readonly days: { readonly startDate: string; readonly endDate: string } | null;
  readonly kind: TransactionKind | undefined;
  /** Only those about one of these requests or payouts; null: all. */
  readonly about: readonly string[] | null;
  /** The sort key before which to start. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** Transactions of a month, newest first. */
export async function queryTransactions(
  month: string,
  { days, kind, about, before, limit }: TransactionQuery,
): Promise<ListedTransaction[]> {
  if (about?.length === 0) return [];
  const pk = partitionOf(month);
  const parameters: SqlParameter[] = [{ name: '@pk', value: pk }];
  const named = (value: string) => {
    const name = `@p${parameters.length}`;
    parameters.push({ name, value });
    return name;
  };
  const conditions = [
    ...(days ? [`c.sortKey >= ${named(days.startDate)} AND c.sortKey < ${named(`${days.endDate}~`)}`] : []),
    ...(kind ? [`c.status = ${named(kind)}`] : []),
    ...(before ? [`c.sortKey < ${named(before)}`] : []),
    ...(about ? [`(${about.map((id) => `ARRAY_CONTAINS(c.groups, ${named(id)})`).join(' OR ')})`] : []),
  ].map((condition) => ` AND ${condition}`);
  return queryDocuments(
    'views',
    pk,
    listed,
    `SELECT TOP ${Math.floor(limit)} c.sortKey, c.transaction FROM c WHERE c.pk = @pk AND c.kind = 'transaction'${conditions.join('')} ORDER BY c.sortKey DESC`,
    {},
    parameters,
  );
}

/** The sums of a month by day; none before its first transaction. */
export async function readMonthTotals(month: string): Promise<MonthTotals> {
  return (await readDocument('views', SUMS, partitionOf(month), sumsDocument))?.value.days ?? {};
}
