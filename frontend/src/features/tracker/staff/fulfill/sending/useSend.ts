import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { invoiceCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../../lib/api.ts';
import { ApiError } from '../../../../../lib/apiError.ts';
import { invoicesQuery } from '../../../../invoices/api/invoicesQuery.ts';
import { useRefreshInvoices } from '../../../../invoices/api/useRefreshInvoices.ts';
import { requestDetailsQuery } from '../../../../requests/api/requestDetailsQuery.ts';
import { COMPLETED, type Fulfillment } from '../fulfillValues.ts';
import { saveLastTerms } from '../lastTerms.ts';
import type { useFulfillForm } from '../useFulfillForm.ts';
import { describeError, infectedNames, type Outcome, type Part, sendAll, sentText } from './outcomes.ts';
import { type Question, questionOf } from './question.ts';
import { useKnownWork } from './useKnownWork.ts';
import { useParts } from './useParts.ts';

export interface Attempt {
  /** Whether it also completes the request. The field has the status once the attempt is valid. */
  completes: boolean;
  /** What was confirmed; null before the first question. */
  confirmed: Question | null;
  /** Runs instead of sending if something has to be confirmed first. */
  onQuestion: (question: Question) => void;
  /** Runs after everything was sent and no file is blocked, with a text that says what was done. */
  onSent: (message: string) => void;
}

/** Sends what was entered, after reading the request again, and knows what became of it. */
export function useSend(
  request: StaffRequestView,
  invoices: readonly StaffInvoiceView[] | undefined,
  edit: ReturnType<typeof useFulfillForm>,
) {
  const { t } = useTranslation();
  const requestId = request._id;
  const queryClient = useQueryClient();
  const refresh = useRefreshInvoices(requestId);
  const known = useKnownWork(request, invoices);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [blockedFiles, setBlockedFiles] = useState<readonly string[]>([]);
  const lostFiles = edit.missingFiles.map(({ name }) => name);
  const { files, latest, seenStatus, mayAdopt, isChanged } = edit;
  const requestKey = requestDetailsQuery(requestId).queryKey;
  const { sendDocuments, sendInvoice, sendStatus } = useParts({
    requestId,
    known,
    latest,
    keep: edit.keep,
    save: edit.save,
    onReleased: edit.removeReleased,
    onRefused: edit.markRefused,
    onTermsUsed: (ids) => saveLastTerms(edit.form.getValues(), ids),
    onInvoiceSent: edit.removeInvoice,
    onStatusSaved: (status) => {
      queryClient.setQueryData(requestKey, (stored) => stored && { ...stored, status });
      edit.removeNote();
      edit.setStatus(status);
    },
  });

  async function send(fulfillment: Fulfillment, attempt: Attempt): Promise<void> {
    const { completes, onSent } = attempt;
    let seen = seenStatus;
    setProblem(null);
    setBlockedFiles([]);
    try {
      const read = await readWork();
      if (!read) return;
      const { current, currentInvoices } = read;
      const adopts = !completes && mayAdopt(current.status);
      const mustDecide = isChanged(current.status) && !adopts;
      const { sentFileIds: fileIds, createdInvoice } = latest();
      known.add({ fileIds, invoiceIds: createdInvoice ? [createdInvoice.invoiceId] : [] });
      known.add(attempt.confirmed?.others?.seen ?? {});
      const others = known.othersIn(current, currentInvoices);
      const question = mustDecide ? null : questionOf(fulfillment, attempt, current, others, lostFiles);
      if (question) return attempt.onQuestion(question);
      if (adopts && current.status !== seenStatus) {
        seen = current.status;
        fulfillment = { ...fulfillment, status: { ...fulfillment.status, status: seen } };
        edit.setStatus(seen);
      }
      if (completes) edit.form.setValue('status', COMPLETED);
      if (mustDecide) return;
    } catch (error) {
      return setProblem(describeError(error));
    }
    const done = outcomes.filter(({ kind }) => kind === 'done');
    setOutcomes([]);
    const { release: released, lineItems } = fulfillment;
    const status = completes ? { ...fulfillment.status, status: COMPLETED } : fulfillment.status;
    const isStatusSent = status.status !== seen || status.notes !== '';
    const parts: [Part, () => Promise<void>][] = [];
    if (released) parts.push(['documents', () => sendDocuments(files, released)]);
    if (lineItems) parts.push(['invoice', () => sendInvoice(lineItems)]);
    if (isStatusSent) parts.push(['status', () => sendStatus(status, seen)]);
    let question: Question | null = null;
    let isInvoiceLost = false;
    const results = await sendAll(parts, closedStatuses.includes(status.status), async (part, error) => {
      const isRefused = isConflict(error);
      isInvoiceLost ||= part === 'invoice' && !isRefused && !latest().createdInvoice;
      if (part === 'status' || !isRefused) return false;
      const read = await readWork().catch(() => null);
      const others = read && known.othersIn(read.current, read.currentInvoices);
      question = others && questionOf(fulfillment, attempt, read.current, others, lostFiles);
      return question !== null;
    });
    await refresh();
    const stored = queryClient.getQueryData(requestKey);
    addOwnWork(results, isInvoiceLost ? lineItems : null);
    setOutcomes([...done, ...results]);
    if (question) attempt.onQuestion(question);
    if (!results.every(({ kind }) => kind === 'done')) return;
    edit.forget();
    const blocked = infectedNames(stored?.uploadedFiles ?? [], latest().sentFileIds);
    setBlockedFiles(blocked);
    if (blocked.length === 0) onSent(sentText(t, [...done, ...results], status, seenStatus));
  }

  /** The request and its invoices; null if the caller is no longer staff. */
  async function readWork() {
    // Not by the query: a read that is under way may be too old.
    const current = await call(getRequestDetails, { query: { requestId } });
    queryClient.setQueryData(requestKey, current);
    if (current.view !== 'staff') return null;
    const currentInvoices = await queryClient.fetchQuery({ ...invoicesQuery(requestId), staleTime: 0 });
    return { current, currentInvoices };
  }

  /** What an attempt added without an ID in an answer is not the work of others. `lostLines`: of an invoice that may be a draft now. */
  function addOwnWork(results: readonly Outcome[], lostLines: Fulfillment['lineItems']): void {
    const stored = queryClient.getQueryData(requestKey);
    const isStatusTried = results.some(({ part, kind }) => part === 'status' && kind !== 'notSent');
    if (stored?.view === 'staff' && isStatusTried) known.add({ entries: stored.statusHistory.length });
    if (!lostLines) return;
    const cents = invoiceCents(lostLines);
    const listed = queryClient.getQueryData(invoicesQuery(requestId).queryKey) ?? [];
    const drafts = listed.filter(
      ({ status, totalAmount }) => status === 'draft' && Math.round(totalAmount * 100) === cents,
    );
    known.add({ invoiceIds: drafts.map(({ invoiceId }) => invoiceId) });
  }

  return {
    send,
    outcomes,
    /** Why nothing was sent; null if the attempt got further. */
    problem,
    /** Names of sent files in which the scan has found malware. */
    blockedFiles,
    reset: () => {
      setOutcomes([]);
      setProblem(null);
    },
  };
}

function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return [error, cause].some((each) => each instanceof ApiError && each.code === 'conflict');
}
