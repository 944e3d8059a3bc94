import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useRef } from 'react';

/** What the client already had when the panel opened, what this person added, and what they were asked about. */
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
  /** Numbers of invoices, each with its author. */
  readonly invoices: readonly string[];
  readonly hasNotes: boolean;
  /** All that the person knows after they were asked about it. */
  readonly seen: KnownWork;
}

type Request = Pick<StaffRequestView, 'uploadedFiles' | 'statusHistory'>;

/** Knows what the client had when the panel opened. `invoices` is undefined as long as they are not loaded. */
export function useKnownWork(request: Request, invoices: readonly StaffInvoiceView[] | undefined) {
  const known = useRef(workOf(request, undefined));
  const add = ({ fileIds = [], invoiceIds = [], entries = 0 }: Partial<KnownWork>) => {
    known.current = {
      fileIds: [...new Set([...known.current.fileIds, ...fileIds])],
      invoiceIds: [...new Set([...known.current.invoiceIds, ...invoiceIds])],
      entries: Math.max(known.current.entries, entries),
    };
  };
  // The invoices as of the opening of the panel.
  const hasKnownInvoices = useRef(false);
  useEffect(() => {
    if (!invoices || hasKnownInvoices.current) return;
    hasKnownInvoices.current = true;
    const invoiceIds = invoices.map(({ invoiceId }) => invoiceId);
    known.current = { ...known.current, invoiceIds: [...known.current.invoiceIds, ...invoiceIds] };
  }, [invoices]);
  return {
    add,
    current: () => known.current,
    /** Null if nobody added anything. */
    othersIn: (current: Request, currentInvoices: readonly StaffInvoiceView[]) =>
      workOfOthers(known.current, current, currentInvoices),
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
      .filter(({ fileId, uploadedByAdmin, deletedAt, isNotice }) => {
        return uploadedByAdmin && !deletedAt && !isNotice && !known.fileIds.includes(fileId);
      })
      .map(({ originalName }) => originalName),
    invoices: invoices
      .filter(({ invoiceId }) => !known.invoiceIds.includes(invoiceId))
      .map(({ invoiceNumber, createdByName }) => `${invoiceNumber} (${createdByName})`),
    hasNotes: request.statusHistory.length > known.entries,
    seen: workOf(request, invoices),
  };
  return added.files.length > 0 || added.invoices.length > 0 || added.hasNotes ? added : null;
}
