import type { TransactionView } from '@portal/contract/payouts/schemas.ts';
import { readPayout } from '../../data/payouts/payouts.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { StoredTransaction } from '../../domain/payouts/balanceTransaction.ts';
import { transactionPartsOf } from '../../domain/payouts/transactionParts.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** Requests read at the same time. */
const MAX_CONCURRENT = 20;

/** Transactions as staff see them, with the current facts of their requests and payouts. */
export async function transactionViews(
  transactions: readonly StoredTransaction[],
): Promise<TransactionView[]> {
  const [requests, payouts] = await Promise.all([
    readById(
      transactions.map(({ requestId }) => requestId),
      async (id) => (await readRequest(id))?.value,
    ),
    readById(
      transactions.map(({ payoutId }) => payoutId),
      readPayout,
    ),
  ]);
  return transactions.map(({ itemId, payoutId, requestId, ...transaction }) => {
    const request = requests.get(requestId ?? '');
    const payout = payouts.get(payoutId ?? '');
    return {
      ...transaction,
      requestId,
      payout: payout
        ? {
            payoutId: payout.payoutId,
            status: payout.status,
            arrivalDate: payout.arrivalDate,
            isOwn: transaction.kind === 'payout',
          }
        : null,
      request: request ? { orderId: request.fields.orderId, ...payerOf(request) } : null,
      parts: request ? transactionPartsOf(request, { ...transaction, itemId }) : [],
    };
  });
}

/** Whom an invoice of the request names under “Bill to”. */
function payerOf({ fields }: RequestDocument): { payerName: string; payerEmail: string } {
  const { firmName, attorneyName, copyServiceName, contactEmail, copyServiceEmail } = fields;
  return {
    payerName: firmName || attorneyName || copyServiceName,
    payerEmail: contactEmail || copyServiceEmail,
  };
}

async function readById<T>(
  ids: readonly (string | null)[],
  read: (id: string) => Promise<T | null | undefined>,
): Promise<ReadonlyMap<string, T>> {
  const unique = [...new Set(ids.filter((id) => id !== null))];
  const found = new Map<string, T>();
  for (let from = 0; from < unique.length; from += MAX_CONCURRENT) {
    const some = unique.slice(from, from + MAX_CONCURRENT);
    const values = await Promise.all(some.map(read));
    for (const [index, value] of values.entries()) if (value) found.set(some[index]!, value);
  }
  return found;
}
