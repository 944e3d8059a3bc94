import { type UnmatchedPayment, unmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument } from '../documents.ts';
import { replaceInPartition } from '../ifMatch.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const UNMATCHED = 'unmatched-payments';

const stored = z.object({ sortKey: z.string(), payment: unmatchedPayment });

export type ListedPayment = z.output<typeof stored>;

export async function readUnmatched(intentId: string): Promise<UnmatchedPayment | null> {
  return (await readDocument('views', intentId, UNMATCHED, stored))?.value.payment ?? null;
}

/** The payment after a change, and whether it was changed. */
interface ChangedPayment {
  readonly payment: UnmatchedPayment | null;
  readonly changed: boolean;
}

/** Changes an unmatched payment. `decide` returns null to change nothing. */
export async function changeUnmatched(
  intentId: string,
  decide: (current: UnmatchedPayment | null) => UnmatchedPayment | null,
): Promise<ChangedPayment> {
  return retryOnConflict<ChangedPayment>('the list of payments', async () => {
    const found = await readDocument('views', intentId, UNMATCHED, stored);
    const payment = decide(found?.value.payment ?? null);
    if (!payment) return succeeded({ payment: found?.value.payment ?? null, changed: false });
    const document = {
      id: intentId,
      pk: UNMATCHED,
      kind: 'unmatched',
      status: payment.resolution === null ? 'open' : 'resolved',
      sortKey: `${payment.firstSeenAt}|${intentId}`,
      payment,
    };
    const saved = found
      ? await replaceInPartition('views', document, UNMATCHED, found.etag)
      : await createDocument('views', document);
    return saved ? succeeded({ payment, changed: true }) : writeConflict;
  });
}

interface PageQuery {
  readonly state: 'open' | 'resolved';
  readonly limit: number;
  /** The sort key after which to start. */
  readonly after?: string | undefined;
}

/** Unmatched payments, newest first. */
export async function listUnmatched({ state, limit, after }: PageQuery): Promise<ListedPayment[]> {
  const condition = after === undefined ? '' : ' AND c.sortKey < @after';
  return queryDocuments(
    'views',
    UNMATCHED,
    stored,
    `SELECT TOP ${Math.floor(limit)} c.sortKey, c.payment FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.status = @state${condition} ORDER BY c.sortKey DESC`,
    { pk: UNMATCHED, kind: 'unmatched', state, ...(after !== undefined && { after }) },
  );
}

/** Open unmatched payments, the least recently retried first. */
export async function leastRecentlyRetried(limit: number): Promise<UnmatchedPayment[]> {
  const found = await queryDocuments(
    'views',
    UNMATCHED,
    stored,
    `SELECT TOP ${Math.floor(limit)} c.sortKey, c.payment FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.status = @state ORDER BY c.payment.lastTriedAt ASC`,
    { pk: UNMATCHED, kind: 'unmatched', state: 'open' },
  );
  return found.map(({ payment }) => payment);
}
