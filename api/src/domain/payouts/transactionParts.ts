import type { TransactionPart } from '@portal/contract/payouts/schemas.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { StoredTransaction } from './balanceTransaction.ts';

type Paid = Pick<RequestDocument, 'invoices' | 'combinedPayments'>;

type Payment = Pick<StoredTransaction, 'kind' | 'intentId' | 'itemId' | 'grossCents'>;

/**
 * The items that a payment pays for. Empty if the request does not name it, or names other amounts, because then the parts
 * would not add up. Files have no name here, because it can name a patient.
 */
export function transactionPartsOf(request: Paid, payment: Payment): TransactionPart[] {
  const parts = partsOf(request, payment);
  return parts.reduce((sum, { cents }) => sum + cents, 0) === payment.grossCents ? parts : [];
}

function partsOf(
  { invoices, combinedPayments }: Paid,
  { kind, intentId, itemId, grossCents: cents }: Payment,
): TransactionPart[] {
  if (kind === 'request_fee' || kind === 'file') return [{ kind, reference: '', cents }];
  if (kind === 'invoice') return [{ kind, reference: invoices[itemId ?? '']?.number ?? '', cents }];
  if (kind !== 'combined') return [];
  return (combinedPayments[intentId ?? '']?.allocation ?? []).map((item) => ({
    kind: item.kind,
    reference: item.kind === 'invoice' ? (invoices[item.invoiceId]?.number ?? '') : '',
    cents: item.cents,
  }));
}

/** The amounts of one row of an export. */
export interface ExportedAmounts {
  readonly part: TransactionPart | null;
  readonly grossCents: number;
  readonly feeCents: number;
  readonly netCents: number;
}

/**
 * The rows of a transaction in an export: one for each part, so that the rows add up. The fee is divided by the amounts,
 * rounded cumulatively, so that no cent is lost.
 */
export function exportedAmountsOf(
  { grossCents, feeCents, netCents }: Pick<StoredTransaction, 'grossCents' | 'feeCents' | 'netCents'>,
  parts: readonly TransactionPart[],
): ExportedAmounts[] {
  if (parts.length < 2 || grossCents === 0)
    return [{ part: parts[0] ?? null, grossCents, feeCents, netCents }];
  let reached = 0;
  return parts.map((part) => {
    const before = feeUpTo(reached);
    reached += part.cents;
    const fee = feeUpTo(reached) - before;
    return { part, grossCents: part.cents, feeCents: fee, netCents: part.cents - fee };
  });

  function feeUpTo(cents: number): number {
    return Math.round((feeCents * cents) / grossCents);
  }
}
