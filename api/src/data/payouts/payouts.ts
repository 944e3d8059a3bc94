import * as z from 'zod/mini';
import { type StoredPayout, storedPayout } from '../../domain/payouts/payout.ts';
import { readDocument, upsertDocument } from '../documents.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const PAYOUTS = 'payouts';

const listed = z.object({ sortKey: z.string(), payout: storedPayout });

export type ListedPayout = z.output<typeof listed>;

export async function readPayout(payoutId: string): Promise<StoredPayout | null> {
  return (await readDocument('views', payoutId, PAYOUTS, listed))?.value.payout ?? null;
}

export async function savePayout(payout: StoredPayout): Promise<void> {
  const { payoutId, createdAt, status } = payout;
  const document = {
    id: payoutId,
    pk: PAYOUTS,
    kind: 'payout',
    status,
    sortKey: `${createdAt}|${payoutId}`,
    payout,
  };
  await upsertDocument('views', document);
}

interface PayoutQuery {
  /** UTC days, inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  /** The sort key before which to start. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** Payouts that were created on these days, newest first. */
export async function queryPayouts({
  startDate,
  endDate,
  before,
  limit,
}: PayoutQuery): Promise<ListedPayout[]> {
  const end = `${endDate}~`;
  return queryDocuments(
    'views',
    PAYOUTS,
    listed,
    `SELECT TOP ${Math.floor(limit)} c.sortKey, c.payout FROM c WHERE c.pk = @pk AND c.kind = 'payout' AND c.sortKey >= @from AND c.sortKey < @before ORDER BY c.sortKey DESC`,
    { pk: PAYOUTS, from: startDate, before: before !== undefined && before < end ? before : end },
  );
}
