import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';

/** What the client already had when the panel opened, or what this person added since. */
export interface KnownWork {
  readonly fileIds: readonly string[];
  readonly invoiceIds: readonly string[];
  /** Entries of the status history. */
  readonly entries: number;
}

/** What was added to the request since then. */
export interface WorkOfOthers {
  /** Names of released documents. */
  readonly files: readonly string[];
  /** Numbers of invoices. */
  readonly invoices: readonly string[];
  readonly hasNotes: boolean;
}

type Request = Pick<StaffRequestView, 'uploadedFiles' | 'statusHistory'>;

/** `invoices` is undefined as long as they are not loaded. */
export function workOf(request: Request, invoices: readonly StaffInvoiceView[] | undefined): KnownWork {
  return {
    fileIds: request.uploadedFiles.map(({ fileId }) => fileId),
    invoiceIds: (invoices ?? []).map(({ invoiceId }) => invoiceId),
    entries: request.statusHistory.length,
  };
}

/** Null if nobody added anything. */
export function workOfOthers(
  known: KnownWork,
  request: Request,
  invoices: readonly StaffInvoiceView[],
): WorkOfOthers | null {
  const added = {
    files: request.uploadedFiles
      .filter(({ fileId, uploadedByAdmin, deletedAt }) => {
        return uploadedByAdmin && !deletedAt && !known.fileIds.includes(fileId);
      })
      .map(({ originalName }) => originalName),
    invoices: invoices
      .filter(({ invoiceId }) => !known.invoiceIds.includes(invoiceId))
      .map(({ invoiceNumber }) => invoiceNumber),
    hasNotes: request.statusHistory.length > known.entries,
  };
  return added.files.length > 0 || added.invoices.length > 0 || added.hasNotes ? added : null;
}
