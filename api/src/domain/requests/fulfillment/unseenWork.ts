import type { SeenWork } from '@portal/contract/requests/schemas/seen.ts';
import type { Invoice } from '../../invoices/invoice.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';

interface UnseenWork {
  readonly documents: readonly RequestFile[];
  readonly invoices: readonly Invoice[];
}

/**
 * The released documents and the invoices of a request that the caller neither saw nor made; null if there are none.
 * Withdrawn and deleted documents do not count, nor does the notice of 42 CFR 2.32, which the portal adds. Drafts count, because their author is about to send them.
 */
export function unseenWork(
  { files, invoices }: Pick<RequestDocument, 'files' | 'invoices'>,
  seen: SeenWork,
): UnseenWork | null {
  const seenFiles = new Set(seen.fileIds);
  const seenInvoices = new Set(seen.invoiceIds);
  const work = {
    documents: Object.values(files).filter(
      ({ fileId, uploadedByAdmin, withdrawnAt, deletedAt, noticeVersion }) =>
        uploadedByAdmin &&
        !withdrawnAt &&
        !deletedAt &&
        noticeVersion === undefined &&
        !seenFiles.has(fileId),
    ),
    invoices: Object.values(invoices).filter(({ invoiceId }) => !seenInvoices.has(invoiceId)),
  };
  return work.documents.length > 0 || work.invoices.length > 0 ? work : null;
}
