import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useRef } from 'react';

/** What the client already had when the panel opened, or what this person added since. */
interface KnownWork {
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

/** Knows what the client had when the panel opened. `invoices` is undefined as long as they are not loaded. */
export function useKnownWork(request: Request, invoices: readonly StaffInvoiceView[] | undefined) {
  const known = useRef(workOf(request, undefined));
  // The invoices as of the opening of the panel.
  const hasKnownInvoices = useRef(false);
  useEffect(() => {
    if (!invoices || hasKnownInvoices.current) return;
    hasKnownInvoices.current = true;
    known.current = { ...known.current, invoiceIds: invoices.map(({ invoiceId }) => invoiceId) };
  }, [invoices]);
  return {
    /** What others added since; null if nobody added anything. `own`: IDs of what this person may have added. */
    othersIn: (current: Request, currentInvoices: readonly StaffInvoiceView[], own: readonly string[]) => {
      known.current = {
        ...known.current,
        fileIds: [...known.current.fileIds, ...own],
        invoiceIds: [...known.current.invoiceIds, ...own],
      };
      return workOfOthers(known.current, current, currentInvoices);
    },
    /** What the client has now is known: this attempt added it, or the person was asked about it. */
    remember: (current: Request, currentInvoices: readonly StaffInvoiceView[] | undefined) => {
      known.current = workOf(current, currentInvoices);
    },
  };
}

function workOf(request: Request, invoices: readonly StaffInvoiceView[] | undefined): KnownWork {
  return {
    fileIds: request.uploadedFiles.map(({ fileId }) => fileId),
    invoiceIds: (invoices ?? []).map(({ invoiceId }) => invoiceId),
    entries: request.statusHistory.length,
  };
}

function workOfOthers(
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
