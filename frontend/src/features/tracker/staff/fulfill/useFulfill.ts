import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { changeInvoice, createInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import {
  getRequestDetails,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/apiError.ts';
import { releaseBody } from '../../../files/release/rules/releaseBody.ts';
import { DEFAULT_RELEASE, type ReleaseValues } from '../../../files/release/rules/releaseValues.ts';
import type { ReleaseDraft } from '../../../files/release/useReleaseDraft.ts';
import { invoicesQuery } from '../../../invoices/api/invoicesQuery.ts';
import { useRefreshInvoices } from '../../../invoices/api/useRefreshInvoices.ts';
import { requestDetailsQuery } from '../../../requests/api/requestDetailsQuery.ts';
import { isRunning, type Upload } from '../../../uploads/upload.ts';
import { useUploads } from '../../../uploads/useUploads.ts';
import {
  emptyValues,
  enteredInvoice,
  type Fulfillment,
  fulfillResolver,
  type FulfillValues,
} from './fulfillValues.ts';
import { saveLastTerms } from './lastTerms.ts';
import { openReview } from './openReview.ts';
import type { Question } from './SendQuestion.tsx';
import { unpaidCents } from './unpaidCents.ts';
import { type WorkOfOthers, workOf, workOfOthers } from './workOfOthers.ts';
import { useFulfillDraft } from './useFulfillDraft.ts';

export type Part = 'documents' | 'invoice' | 'status';

/** The result of a part of the last attempt. */
export type Outcome =
  | { readonly part: Part; readonly kind: 'done' | 'notSent' }
  /** `reason`: message of the server. */
  | { readonly part: Part; readonly kind: 'failed'; readonly reason: string };

interface Attempt {
  /** Whether it also completes the request. The field has the status once the attempt is valid. */
  completes: boolean;
  /** What was confirmed; null before the first question. */
  confirmed: Question | null;
  /** Runs instead of sending if something has to be confirmed first. */
  onQuestion: (question: Question) => void;
  /** Runs after everything was sent and no file is blocked, with a text that says what was done. */
  onSent: (message: string) => void;
}

/** The parts as entered, and what the client owed before. */
export interface Entered {
  readonly values: FulfillValues;
  readonly files: readonly Upload[];
  /** The total of the invoice; null without an invoice. */
  readonly invoiceCents: number | null;
  readonly seenStatus: string;
  /** Null as long as the invoices are not loaded. */
  readonly unpaidCents: number | null;
}

export const COMPLETED = 'completed';

const SCAN_PAUSE_MS = 1000;
const SCAN_LIMIT_MS = 60_000;

/**
 * The form that sends documents, an invoice, and a status with a note in one step. Each part is a call that can be
 * repeated. A part that was sent leaves the form, so that another attempt sends only the rest.
 */
export function useFulfill(
  request: StaffRequestView,
  release: ReleaseDraft,
  saveRelease: (values: ReleaseValues) => void,
) {
  const { t } = useTranslation();
  const requestId = request._id;
  const queryClient = useQueryClient();
  const refresh = useRefreshInvoices(requestId);
  const draft = useFulfillDraft(requestId);
  const [seenStatus, setSeenStatus] = useState(draft.initial?.seenStatus ?? request.status);
  const invoiceKey = useRef(draft.initial?.invoiceKey ?? crypto.randomUUID());
  const [sentStatus, setSentStatus] = useState(draft.initial?.sentStatus ?? null);
  const createdInvoice = useRef(draft.initial?.createdInvoice ?? null);
  const [draftInvoice, setDraftInvoice] = useState(draft.initial?.createdInvoice ?? null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const sentFileIds = useRef<readonly string[]>(draft.initial?.sentFileIds ?? []);
  const [blockedFiles, setBlockedFiles] = useState<readonly string[]>([]);
  /** Counts replacements of all lines. */
  const [linesVersion, setLinesVersion] = useState(0);
  const uploads = useUploads(release.queue);
  const files = uploads.filter(({ state }) => state.kind !== 'refused');
  const form = useForm<FulfillValues, unknown, Fulfillment>({
    defaultValues: {
      ...emptyValues(request.status),
      ...draft.initial?.values,
      // Newer than what was stored, and with the terms of single files.
      ...(release.values !== DEFAULT_RELEASE && release.values),
    },
    resolver: fulfillResolver(files),
  });
  const { setValue, getValues } = form;
  /** Files of an earlier visit that were neither sent nor chosen again when the panel opened. */
  const [lostFiles, setLostFiles] = useState(() =>
    (draft.initial?.files ?? []).filter(
      (lost) =>
        !request.uploadedFiles.some(({ fileId }) => fileId === lost.fileId) &&
        !uploads.some(({ name }) => name === lost.name),
    ),
  );
  const missingFiles = lostFiles.filter((lost) => !files.some(({ name }) => name === lost.name));
  const restoredIds = useRef(new Set<string>());
  const restoreTerms = useEffectEvent(() => {
    for (const { id, name } of files) {
      const lost = lostFiles.find((file) => file.name === name);
      if (!lost?.terms || restoredIds.current.has(id)) continue;
      restoredIds.current.add(id);
      setValue(`fileTerms.${id}`, lost.terms);
    }
  });
  const fileStates = files.map(({ name, state }) => `${name} ${state.kind}`).join('\n');
  useEffect(() => restoreTerms(), [fileStates]);
  const isSending = form.formState.isSubmitting;
  const values = useWatch({ control: form.control }) as FulfillValues;

  const { data: invoices } = useQuery(invoicesQuery(requestId));
  const known = useRef(workOf(request, undefined));
  // The invoices as of the opening of the panel.
  const hasKnownInvoices = useRef(false);
  useEffect(() => {
    if (!invoices || hasKnownInvoices.current) return;
    hasKnownInvoices.current = true;
    known.current = { ...known.current, invoiceIds: invoices.map(({ invoiceId }) => invoiceId) };
  }, [invoices]);
  /** What the running attempt sends. */
  const [attempted, setAttempted] = useState<Entered | null>(null);

  const saveWith = (sent: typeof sentStatus) => {
    const { fileTerms, ...stored } = getValues();
    const chosen = files.map(({ id, name, state: upload }) => ({
      fileId: upload.kind === 'done' ? upload.fileId : null,
      name,
      terms: fileTerms[id] ?? null,
    }));
    const state = {
      files: [...chosen, ...missingFiles],
      seenStatus,
      invoiceKey: invoiceKey.current,
      sentStatus: sent,
      createdInvoice: createdInvoice.current,
      sentFileIds: [...sentFileIds.current],
    };
    if (hasText(stored, seenStatus) || createdInvoice.current || state.files.length > 0)
      draft.save({ values: stored, ...state });
    else draft.clear();
  };
  const keepCreatedInvoice = (created: typeof draftInvoice) => {
    createdInvoice.current = created;
    setDraftInvoice(created);
  };
  const save = useEffectEvent(() => saveWith(sentStatus));
  useEffect(() => save(), [values, seenStatus, sentStatus, fileStates, missingFiles.length]);

  const isOwnChange = (status: string) => sentStatus?.content === contentOf({ ...values, status });
  /** Another open status does not matter to a person who chose none. */
  const mayAdopt = (status: string) => values.status === seenStatus && !closedStatuses.includes(status);
  const newerStatus =
    !isSending && request.status !== seenStatus && !isOwnChange(request.status) && !mayAdopt(request.status)
      ? request.status
      : null;
  const invoice = enteredInvoice(values);
  const entered: Entered = {
    values,
    files,
    invoiceCents: invoice?.cents ?? null,
    seenStatus,
    unpaidCents: invoices ? unpaidCents(request.uploadedFiles, invoices) : null,
  };
  const hasStatus = values.status !== seenStatus || values.notes.trim() !== '';

  async function sendDocuments(parsed: NonNullable<Fulfillment['release']>): Promise<void> {
    const body = releaseBody(requestId, files, parsed);
    sentFileIds.current = [...sentFileIds.current, ...body.uploadedFiles.map(({ fileId }) => fileId)];
    saveWith(sentStatus);
    await call(updateRequestFiles, { body });
    const { requiresPayment, chargeAmount, embargoEnabled, embargoDays } = getValues();
    saveLastTerms({ requiresPayment, chargeAmount, embargoEnabled, embargoDays });
    for (const { id } of files) release.queue.remove(id);
    setLostFiles([]);
    for (const [name, value] of Object.entries(DEFAULT_RELEASE)) {
      setValue(name as keyof typeof DEFAULT_RELEASE, value as never);
    }
    saveRelease(DEFAULT_RELEASE);
  }

  /** Creates and sends the invoice. A draft of an earlier attempt is changed, so that there is one invoice. */
  async function sendInvoice(lineItems: InvoiceLineDraft[]): Promise<void> {
    try {
      await createAndSendInvoice(lineItems);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code !== 'conflict' && code !== 'not_found') throw error;
      // Somebody changed, sent or deleted the draft, or an earlier one with other lines exists. The next attempt creates one.
      keepCreatedInvoice(null);
      invoiceKey.current = crypto.randomUUID();
      saveWith(sentStatus);
      throw new Error(
        `${describeError(error)} ${t('Check the invoices of the request before you try again.')}`,
        {
          cause: error,
        },
      );
    }
  }

  async function createAndSendInvoice(lineItems: InvoiceLineDraft[]): Promise<void> {
    const content = JSON.stringify(lineItems);
    const earlier = createdInvoice.current;
    let current = earlier;
    if (!earlier) {
      current = await call(createInvoice, { body: { requestId, key: invoiceKey.current, lineItems } }).then(
        ({ invoiceId, invoiceNumber, version }) => ({ invoiceId, invoiceNumber, version, content }),
      );
    } else if (earlier.content !== content) {
      const { invoiceId, version: seenVersion } = earlier;
      const body = { requestId, invoiceId, seenVersion, updates: { lineItems } };
      const { version } = await call(changeInvoice, { body });
      current = { ...earlier, version, content };
    }
    if (!current) return;
    keepCreatedInvoice(current);
    saveWith(sentStatus);
    const { invoiceId, version: seenVersion } = current;
    await call(changeInvoice, { body: { requestId, invoiceId, seenVersion, updates: { status: 'sent' } } });
    keepCreatedInvoice(null);
    invoiceKey.current = crypto.randomUUID();
    setValue('lineItems', []);
    setLinesVersion((version) => version + 1);
  }

  async function sendStatus(
    { status, notes, isPrivate }: Fulfillment['status'],
    seen: string,
  ): Promise<void> {
    if (closedStatuses.includes(status)) await waitForScans();
    const change = { status, notes, isPrivate: isPrivate && notes !== '' };
    const content = contentOf(change);
    // The same change has the same key. Another one that may come after it does not pass for it.
    const sent = sentStatus?.content === content ? sentStatus : { key: crypto.randomUUID(), content };
    setSentStatus(sent);
    saveWith(sent);
    const { key } = sent;
    const body: BodyInputOf<typeof updateRequestStatus> = { requestId, ...change, seenStatus: seen, key };
    try {
      await call(updateRequestStatus, { body });
    } catch (error) {
      // Refused: nothing was changed.
      if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'invalid_input')) {
        setSentStatus(null);
        saveWith(null);
      }
      throw error;
    }
    setSentStatus(null);
    setSeenStatus(status);
    const { queryKey } = requestDetailsQuery(requestId);
    queryClient.setQueryData(queryKey, (stored) => stored && { ...stored, status });
    setValue('notes', '');
    setValue('isPrivate', false);
    setValue('status', status);
  }

  async function send(fulfillment: Fulfillment, attempt: Attempt): Promise<void> {
    const { completes, onSent } = attempt;
    let seen = seenStatus;
    setProblem(null);
    setBlockedFiles([]);
    try {
      // Not by the query: a read that is under way may be too old.
      const current = await call(getRequestDetails, { query: { requestId } });
      queryClient.setQueryData(requestDetailsQuery(requestId).queryKey, current);
      if (current.view !== 'staff') return;
      const adopts = !completes && mayAdopt(current.status);
      const isChanged = current.status !== seenStatus && !isOwnChange(current.status) && !adopts;
      const currentInvoices = await queryClient.fetchQuery({ ...invoicesQuery(requestId), staleTime: 0 });
      const own = [...sentFileIds.current, createdInvoice.current?.invoiceId ?? ''];
      known.current = {
        ...known.current,
        fileIds: [...known.current.fileIds, ...own],
        invoiceIds: [...known.current.invoiceIds, ...own],
      };
      const others = workOfOthers(known.current, current, currentInvoices);
      const question = isChanged ? null : questionOf(fulfillment, attempt, current, others);
      if (question) return attempt.onQuestion(question);
      if (adopts && !isChanged && current.status !== seenStatus) {
        seen = current.status;
        fulfillment = { ...fulfillment, status: { ...fulfillment.status, status: seen } };
        setSeenStatus(seen);
        setValue('status', seen);
      }
      if (completes) setValue('status', COMPLETED);
      if (isChanged) return;
    } catch (error) {
      return setProblem(describeError(error));
    }
    const done = outcomes.filter(({ kind }) => kind === 'done');
    setOutcomes([]);
    const { release: released, lineItems } = fulfillment;
    const status = completes ? { ...fulfillment.status, status: COMPLETED } : fulfillment.status;
    const isStatusSent = status.status !== seen || status.notes !== '';
    const parts: [Part, () => Promise<void>][] = [];
    if (released) parts.push(['documents', () => sendDocuments(released)]);
    if (lineItems) parts.push(['invoice', () => sendInvoice(lineItems)]);
    if (isStatusSent) parts.push(['status', () => sendStatus(status, seen)]);
    const results = await sendAll(parts, closedStatuses.includes(status.status));
    await refresh();
    rememberWork();
    setOutcomes([...done, ...results]);
    if (!results.every(({ kind }) => kind === 'done')) return;
    draft.clear();
    const blocked = readBlockedFiles();
    setBlockedFiles(blocked);
    if (blocked.length === 0) onSent(sentText([...done, ...results], status));
  }

  /** What the client has now is known: this attempt added it, or the person was asked about it. */
  function rememberWork(): void {
    const stored = queryClient.getQueryData(requestDetailsQuery(requestId).queryKey);
    if (stored?.view !== 'staff') return;
    known.current = workOf(stored, queryClient.getQueryData(invoicesQuery(requestId).queryKey));
  }

  /** Waits until the documents are scanned. A request is not closed with documents that the client cannot open. */
  async function waitForScans(): Promise<void> {
    for (let waited = 0; waited < SCAN_LIMIT_MS; waited += SCAN_PAUSE_MS) {
      const current = await call(getRequestDetails, { query: { requestId }, background: true });
      const sent = current.uploadedFiles.filter(
        ({ fileId, deletedAt }) => !deletedAt && sentFileIds.current.includes(fileId),
      );
      const infected = sent.filter(({ scan }) => scan === 'infected').map(({ originalName }) => originalName);
      if (infected.length > 0) {
        throw new Error(
          t('The virus scan found malware in: {{names}}. Withdraw these files first.', {
            names: infected.join(', '),
          }),
        );
      }
      if (sent.every(({ scan }) => scan === 'clean')) return;
      await new Promise((resolve) => setTimeout(resolve, SCAN_PAUSE_MS));
    }
    throw new Error(t('The virus scan of the documents takes longer than usual. Please try again.'));
  }

  /** What an attempt that succeeded has done. */
  function sentText(sent: readonly Outcome[], { status, notes, isPrivate }: Fulfillment['status']): string {
    const hasPrivateNote = isPrivate && notes !== '';
    if (sent.some(({ part }) => part !== 'status')) {
      return hasPrivateNote ? t('Sent to the client. The private note was saved.') : t('Sent to the client');
    }
    if (status !== seenStatus) return t('Request status updated');
    return hasPrivateNote ? t('Private note saved') : t('Note saved');
  }

  /** The names of sent files in which the scan has found malware so far. The client cannot open them. */
  function readBlockedFiles(): readonly string[] {
    const stored = queryClient.getQueryData(requestDetailsQuery(requestId).queryKey);
    return (stored?.uploadedFiles ?? [])
      .filter(
        ({ fileId, scan, deletedAt }) =>
          !deletedAt && scan === 'infected' && sentFileIds.current.includes(fileId),
      )
      .map(({ originalName }) => originalName);
  }

  const failedUpload = files.find(({ state }) => state.kind === 'failed');
  return {
    form,
    values,
    files,
    blockedFiles,
    linesVersion,
    isSending,
    outcomes,
    problem,
    seenStatus,
    invoice,
    hasStatus,
    /** The status that someone else set; null if it is unchanged. */
    newerStatus,
    isClosedByOthers: newerStatus !== null && closedStatuses.includes(newerStatus),
    keepMine: () => {
      setSentStatus(null);
      // A person who chose no status keeps the one that is stored.
      if (values.status === seenStatus) setValue('status', request.status);
      setSeenStatus(request.status);
      form.setFocus('status');
    },
    acceptStored: () => {
      setSentStatus(null);
      setValue('status', request.status);
      setSeenStatus(request.status);
      form.setFocus('status');
    },
    /** Why nothing can be sent now, for `Send to client`; null if it can. */
    obstacle: obstacle(),
    /** Whether anything that would be lost is in the form. */
    hasInput: hasText(values, seenStatus) || files.length > 0,
    /** The invoice that was created and not sent; null if there is none. */
    draftInvoice,
    isRestored: draft.initial !== null,
    /** Names of the files that must be chosen again. */
    missingFiles: missingFiles.map(({ name }) => name),
    /** Number of documents that an earlier attempt has released. */
    releasedFiles: request.uploadedFiles.filter(({ fileId }) => draft.initial?.sentFileIds.includes(fileId))
      .length,
    /** Keeps the terms of the files, which stay in the page. */
    keepTerms: () => {
      const { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays, fileTerms } = getValues();
      saveRelease({ comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays, fileTerms });
    },
    submit: (attempt: Attempt) =>
      form.handleSubmit(async (parsed) => {
        setAttempted(attempt.completes ? { ...entered, values: { ...values, status: COMPLETED } } : entered);
        await send(parsed, attempt).finally(() => setAttempted(null));
      })(),
    /** What is sent, also after parts of it have left the form. */
    entered: attempted ?? entered,
    startOver: () => {
      form.reset(emptyValues(request.status));
      setSeenStatus(request.status);
      invoiceKey.current = crypto.randomUUID();
      setSentStatus(null);
      setOutcomes([]);
      setProblem(null);
      saveRelease(DEFAULT_RELEASE);
      keepCreatedInvoice(null);
      sentFileIds.current = [];
      setLostFiles([]);
      setLinesVersion((version) => version + 1);
    },
  };

  function obstacle(): string | null {
    if (newerStatus !== null) return t('Decide about the changed status first.');
    if (uploads.some(isRunning)) return t('Files are still uploading.');
    if (failedUpload) return t('Failed to upload file {{name}}', { name: failedUpload.name });
    if (invoice?.problem) return t(invoice.problem);
    return null;
  }
}

/**
 * Sends the parts one after the other. One that fails does not stop the others, unless none can succeed. A status that
 * closes the request waits until everything else was sent.
 */
async function sendAll(
  parts: readonly [Part, () => Promise<void>][],
  closesRequest: boolean,
): Promise<Outcome[]> {
  const results: Outcome[] = [];
  let isOver = false;
  for (const [part, send] of parts) {
    const mustWait = part === 'status' && closesRequest && results.some(({ kind }) => kind === 'failed');
    if (isOver || mustWait) {
      results.push({ part, kind: 'notSent' });
      continue;
    }
    try {
      await send();
      results.push({ part, kind: 'done' });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      isOver = (code === 'not_found' && part !== 'invoice') || code === 'unauthenticated';
      results.push({ part, kind: 'failed', reason: describeError(error) });
    }
  }
  return results;
}

/** What has to be confirmed before the attempt; null if it is nothing, or was confirmed. */
function questionOf(
  { release, lineItems, status }: Fulfillment,
  { completes: isCompletion, confirmed }: Attempt,
  { review, status: current }: Pick<StaffRequestView, 'review' | 'status'>,
  others: WorkOfOthers | null,
): Question | null {
  const completes = current !== COMPLETED && (isCompletion || status.status === COMPLETED);
  const isEmpty = completes && !release && !lineItems && status.notes === '' && status.status === current;
  // Notes and other statuses do not fulfill the request.
  const open = release || lineItems || completes ? openReview(review) : null;
  if (!isEmpty && !open && !others) return null;
  const isConfirmed =
    confirmed !== null &&
    confirmed.isEmpty === isEmpty &&
    confirmed.review === open &&
    JSON.stringify(confirmed.others) === JSON.stringify(others);
  return isConfirmed ? null : { review: open, isEmpty, completes, others };
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Two changes with the same content are the same change. */
function contentOf({ status, notes, isPrivate }: Fulfillment['status']): string {
  return JSON.stringify([status, notes.trim(), isPrivate && notes.trim() !== '']);
}

/** Whether anything was entered besides files. */
function hasText(values: Omit<FulfillValues, 'fileTerms'>, seenStatus: string): boolean {
  const empty = { ...emptyValues(seenStatus), lineItems: [] };
  const { fileTerms: _, ...fields } = empty;
  return (Object.keys(fields) as (keyof typeof fields)[]).some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(fields[name]),
  );
}
