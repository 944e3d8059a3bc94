import type { PaidKind } from '@portal/contract/analytics/reports/reportTables.ts';
import type { Dispute } from '../../../disputes/dispute.ts';
import { isShownToClient } from '../../../invoices/invoiceViews.ts';
import type { RequestFile, RequestDocument } from '../../requestDocument.ts';

/** Something that a client has not paid. */
export interface OwedItem {
  readonly kind: PaidKind;
  /** Empty for the fee. */
  readonly itemId: string;
  readonly cents: number;
  /** The number of an invoice; absent for other items. */
  readonly number?: string;
  /**
   * UTC ISO instant since when it is owed: an invoice since it was sent, a document since its release, a failed fee since
   * the submission. After a lost dispute, since staff reopened it.
   */
  readonly since: string;
}

/**
 * What the client has not paid of a request: a failed fee, sent invoices, and documents with a charge. Includes documents
 * under embargo and payments that clear.
 */
export function owedItemsOf({
  payment,
  files,
  invoices,
  submittedAt,
}: Pick<RequestDocument, 'payment' | 'files' | 'invoices' | 'submittedAt'>): OwedItem[] {
  const unpaidInvoices = Object.values(invoices).filter(
    (invoice) => isShownToClient(invoice) && invoice.paymentState !== 'paid',
  );
  return [
    ...(payment.state === 'failed'
      ? [{ kind: 'fee' as const, itemId: '', cents: payment.amountCents, since: submittedAt }]
      : []),
    ...unpaidInvoices.map(({ invoiceId, number, totalCents, sentAt, disputes }) => ({
      kind: 'invoice' as const,
      itemId: invoiceId,
      cents: totalCents,
      number,
      since: reopenedAt(disputes) ?? sentAt!,
    })),
    ...Object.values(files)
      .filter(isUnpaid)
      .map(({ fileId, chargeCents, uploadedAt, disputes }) => ({
        kind: 'file' as const,
        itemId: fileId,
        cents: chargeCents,
        since: reopenedAt(disputes) ?? uploadedAt,
      })),
  ];
}

function isUnpaid({ uploadedByAdmin, requiresPayment, paymentState, scan, deletedAt }: RequestFile): boolean {
  return (
    uploadedByAdmin && requiresPayment && paymentState !== 'paid' && scan !== 'infected' && deletedAt === null
  );
}

/** When staff last reopened the item for payment after a lost dispute; undefined if they did not. */
function reopenedAt(disputes: readonly Dispute[]): string | undefined {
  return disputes
    .flatMap(({ reopened }) => (reopened ? [reopened.at] : []))
    .toSorted()
    .at(-1);
}
