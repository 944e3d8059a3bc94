import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { fulfillRequest, getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { ApiError, isUnconfirmed } from '../../../lib/apiError.ts';
import { releaseBody } from '../../files/release/rules/releaseBody.ts';
import { invoicesQuery } from '../../invoices/api/invoicesQuery.ts';
import { useRefreshInvoices } from '../../invoices/api/useRefreshInvoices.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import { COMPLETED, type Fulfillment } from '../rules/fulfillValues.ts';
import { saveLastTerms } from '../lastTerms.ts';
import { type Question, questionOf } from './question.ts';
import { sentText } from './sentText.ts';
import type { useFulfillForm } from '../useFulfillForm.ts';
import { type Seen, seenOf, workOfOthers } from './workOfOthers.ts';

export interface Attempt {
  /** Whether it also completes the request. The field has the status once the attempt is valid. */
  completes: boolean;
  /** What was confirmed; null before the first question. */
  confirmed: Question | null;
  /** Runs instead of sending if something has to be confirmed first. */
  onQuestion: (question: Question) => void;
  /** Runs after everything was sent, with a text that says what was done. `isEnded`: the status was not set after the scan. */
  onSent: (message: string, isEnded: boolean) => void;
}

/** Why an attempt sent nothing. `isUnconfirmed`: its answer was lost, so it may have sent everything. */
export interface SendProblem {
  readonly reason: string;
  readonly isUnconfirmed: boolean;
}

type Body = BodyInputOf<typeof fulfillRequest>;

/** Sends what was entered in one call, after reading the request again. */
export function useSend(
  request: StaffRequestView,
  invoices: readonly StaffInvoiceView[] | undefined,
  edit: ReturnType<typeof useFulfillForm>,
) {
  const { t } = useTranslation();
  const requestId = request._id;
  const queryClient = useQueryClient();
  const refresh = useRefreshInvoices(requestId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [opened] = useState(request);
  /** As of the opening of the panel, the attempt whose answer was lost, or the last question. Null: the invoices are not loaded. */
  const seen = useRef<Seen | null>(edit.attempt()?.seen ?? null);
  useEffect(() => {
    if (invoices) seen.current ??= seenOf(opened, invoices);
  }, [invoices, opened]);
  const { files, form } = edit;

  async function send(fulfillment: Fulfillment, attempt: Attempt): Promise<void> {
    setProblem(null);
    let isSent = false;
    try {
      const wanted = partsOf(withStatus(fulfillment, attempt.completes), edit.seenStatus);
      const lost = edit.attempt();
      // The answer to the same content was lost: the call is repeated, and sends nothing twice.
      const isRepeat = lost?.content === JSON.stringify(wanted);
      // It stays stored until another call is made, because it names what the person had seen.
      if (!isRepeat) edit.setUnconfirmed(false);
      const parts = isRepeat ? wanted : await checkedParts(fulfillment, attempt);
      if (!parts || !seen.current) return;
      if (attempt.completes) form.setValue('status', COMPLETED);
      const key = isRepeat ? lost.key : crypto.randomUUID();
      edit.keepAttempt({ key, content: JSON.stringify(parts), seen: seen.current });
      const { entries: _, ...seenState } = seen.current;
      isSent = true;
      const result = await call(fulfillRequest, { body: { requestId, key, seen: seenState, ...parts } });
      if (parts.documents) saveLastTerms(form.getValues(), idsOf(files));
      const message = sentText(t, result, parts, edit.seenStatus);
      edit.finish();
      await refresh();
      attempt.onSent(message, result.status === 'ended');
    } catch (error) {
      if (isSent) await explain(error, fulfillment, attempt);
      else setProblem({ reason: describeError(error), isUnconfirmed: false });
    }
  }

  /** What a failed call means: a question about work of others, a changed status, or a problem. */
  async function explain(error: unknown, fulfillment: Fulfillment, attempt: Attempt): Promise<void> {
    // An error without a reason can come after the change was made, or be an answer that cannot be read.
    const isLost = isUnconfirmed(error) || (error instanceof ApiError && error.code === 'unexpected');
    if (!isLost) edit.keepAttempt(null);
    if (error instanceof ApiError) edit.markRefused(error.fields);
    const isConflict = error instanceof ApiError && error.code === 'conflict';
    // The problem is not that which was confirmed.
    const isExplained =
      isConflict && (await checkedParts(fulfillment, attempt).catch(() => undefined)) === null;
    if (!isExplained) setProblem({ reason: describeError(error), isUnconfirmed: isLost });
    await refresh();
  }

  /** What to send, after comparing with the request as it is now. Null: the person has to decide first. */
  async function checkedParts(fulfillment: Fulfillment, attempt: Attempt): Promise<Parts | null> {
    const read = await readWork();
    if (!read) return null;
    const { current, currentInvoices } = read;
    const adopts = !attempt.completes && edit.mayAdopt(current.status);
    if (edit.isChanged(current.status) && !adopts) return null;
    seen.current = attempt.confirmed?.others?.seen ?? seen.current ?? seenOf(opened, currentInvoices);
    const others = workOfOthers(seen.current, current, currentInvoices);
    const lostFiles = edit.missingFiles.map(({ name }) => name);
    const question = questionOf(fulfillment, attempt, current, others, lostFiles);
    if (question) {
      attempt.onQuestion(question);
      return null;
    }
    if (!adopts || current.status === edit.seenStatus)
      return partsOf(withStatus(fulfillment, attempt.completes), edit.seenStatus);
    edit.setStatus(current.status);
    const status = { ...fulfillment.status, status: current.status };
    return partsOf({ ...fulfillment, status }, current.status);
  }

  /** The request and its invoices; null if the caller is no longer staff. */
  async function readWork() {
    // Not by the query: a read that is under way may be too old.
    const current = await call(getRequestDetails, { query: { requestId } });
    queryClient.setQueryData(requestDetailsQuery(requestId).queryKey, current);
    if (current.view !== 'staff') return null;
    const currentInvoices = await queryClient.fetchQuery({ ...invoicesQuery(requestId), staleTime: 0 });
    return { current, currentInvoices };
  }

  type Parts = Pick<Body, 'documents' | 'invoice' | 'status'>;

  function partsOf({ release, lineItems, status }: Fulfillment, seenStatus: string): Parts {
    const isPrivate = status.isPrivate && status.notes !== '';
    const isStatusSent = status.status !== seenStatus || status.notes !== '';
    return {
      ...(release && { documents: releaseBody(files, release) }),
      ...(lineItems && { invoice: { lineItems } }),
      ...(isStatusSent && { status: { ...status, isPrivate, seenStatus } }),
    };
  }

  return {
    send,
    /** Null if the last attempt sent everything, or there was none. */
    problem,
    reset: () => setProblem(null),
  };
}

const idsOf = (files: readonly { readonly id: string }[]) => files.map(({ id }) => id);

function withStatus(fulfillment: Fulfillment, completes: boolean): Fulfillment {
  if (!completes) return fulfillment;
  return { ...fulfillment, status: { ...fulfillment.status, status: COMPLETED } };
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
