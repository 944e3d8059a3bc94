import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { SeenState } from '@portal/contract/requests/schemas/seen.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';

/** What the person saw of a request. */
export interface Seen extends SeenState {
  /** Entries of the status history. */
  readonly entries: number;
}

/** What was added to the request since the person looked. */
export interface WorkOfOthers {
  /** Names of released documents. */
  readonly files: readonly string[];
  /** Numbers of invoices, each with its author. */
  readonly invoices: readonly string[];
  readonly hasNotes: boolean;
  /** An invoice that the person saw was changed, or somebody chose a status that waits for the malware scan. */
  readonly isInvoiceChanged: boolean;
  /** All that the person knows after they were asked about it. */
  readonly seen: Seen;
}

type Request = Pick<StaffRequestView, 'uploadedFiles' | 'statusHistory' | 'workCount'>;

export function seenOf(request: Request, invoices: readonly StaffInvoiceView[]): Seen {
  return {
    fileIds: request.uploadedFiles.map(({ fileId }) => fileId),
    invoiceIds: invoices.map(({ invoiceId }) => invoiceId),
    workCount: request.workCount ?? 0,
    entries: request.statusHistory.length,
  };
}

/** Null if nothing was added. */
export function workOfOthers(
  seen: Seen,
  request: Request,
  invoices: readonly StaffInvoiceView[],
): WorkOfOthers | null {
  const files = request.uploadedFiles
    .filter(({ fileId, uploadedByAdmin, deletedAt, isNotice }) => {
      return uploadedByAdmin && !deletedAt && !isNotice && !seen.fileIds.includes(fileId);
    })
    .map(({ originalName }) => originalName);
  const added = invoices
    .filter(({ invoiceId }) => !seen.invoiceIds.includes(invoiceId))
    .map(({ invoiceNumber, createdByName }) => `${invoiceNumber} (${createdByName})`);
  const hasNotes = request.statusHistory.length > seen.entries;
  const isNamed = files.length > 0 || added.length > 0 || hasNotes;
  const isInvoiceChanged = !isNamed && (request.workCount ?? 0) !== seen.workCount;
  if (!isNamed && !isInvoiceChanged) return null;
  return { files, invoices: added, hasNotes, isInvoiceChanged, seen: seenOf(request, invoices) };
}
