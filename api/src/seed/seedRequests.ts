import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { parse } from 'zod/mini';
import { saveReportFilling } from '../data/configuration/reportFilling.ts';
import { listMonths } from '../data/views/listMonths.ts';
import { readDraft } from '../data/requests/drafts/drafts.ts';
import { userIdOf } from '../data/accounts/userId.ts';
import { requestIdOf } from '../data/requestIdentity.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { changeStatus } from '../domain/requests/edits/changeStatus.ts';
import type { Log } from '../telemetry/log.ts';
import { runTasksNow } from '../workflows/operations/outbox/runTask.ts';
import { saveDraftForPayment } from '../workflows/requests/drafts/saveDraftForPayment.ts';
import { submitDraft } from '../workflows/requests/drafts/submitDraft.ts';
import { DEMO_CLIENT, demoClerk } from './seedAccounts.ts';
import { addDemoInvoice } from './addDemoInvoice.ts';
import { assembleDemoChart } from './assembleDemoChart.ts';
import { confirmIntent } from './confirmIntent.ts';
import { demoDetails } from './demoDetails.ts';
import { askDemoClient, demoAuthority } from './demoDeadlines.ts';
import { type DemoRequest, demoRequests, type DemoUpdate } from './demoRequests.ts';
import { reviewDemoDetails } from './reviewDemoDetails.ts';
import { releasePaidFile } from './releasePaidFile.ts';
import { uploadDocument } from './uploadDocument.ts';
import { readUploadSession } from '../data/files/uploads/uploadSessions.ts';
import { HOLDER } from '../domain/requests/actor.ts';
import { updateByClient } from '../domain/requests/edits/updateByClient.ts';
import { collectUploads } from '../workflows/files/uploads/collectUploads.ts';

const UPDATE_ID = '00000000-0000-4000-8000-000000000000';

/** Sends the update of a demo request, with its document, a day after the request. */
async function sendUpdate(requestId: string, update: DemoUpdate, log: Log): Promise<void> {
  const request = (await readRequest(requestId))?.value;
  if (!request || request.updates.length > 0) return;
  const at = new Date(Date.parse(request.submittedAt) + DAY_MS);
  const { file, ...sentUpdate } = update;
  const key = updateKeyOf(requestId, UPDATE_ID);
  const fileId = await uploadDocument(key, file, updateUploads, at);
  const session = await readUploadSession(key);
  const uploads = { session, inspection: { turn: 'seed', log }, now: new Date() };
  const files = await collectUploads([{ fileId }], uploads, updateUploads, 'uploadedFiles');
  const sent = {
    ...sentUpdate,
    updateId: UPDATE_ID,
    files,
    by: HOLDER,
    byName: 'holder',
    isOffered: () => true,
  };
  const { pendingTasks } = await changeRequest(
    requestId,
    (found) => {
      const decision = updateByClient(found, sent, at);
      return decision.kind === 'change' ? decision.change : null;
    },
    at,
  );
  await runTasksNow(pendingTasks, at, log);
}

/** Order IDs of letters that lack the signature date, or expired. */
const UNDATED = 'WC-2026-1042';
const EXPIRED = 'MER-5501';

/** The text of the letter of authorization of a demo request. */
function demoAuthorization(
  { request: { orderId, patientName, patientDob, firmName, copyServiceName } }: DemoRequest,
  submittedAt: Date,
): string[] {
  const dayAfter = (days: number) => usDate(new Date(submittedAt.getTime() + days * DAY_MS).toISOString());
  return [
    `Patient: ${patientName}. Date of birth: ${usDate(patientDob)}.`,
    `Release the information to: ${firmName || copyServiceName}`,
    `This authorization expires on ${dayAfter(orderId === EXPIRED ? -30 : 365)}.`,
    `Signature of patient: ${patientName}`,
    `Date signed: ${orderId === UNDATED ? '________' : dayAfter(-40)}`,
  ];
}

function usDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

const DAY_MS = 24 * 3_600_000;
/** The number of demo requests that belong to the demo client. */
const CLIENT_REQUESTS = 6;

const log: Log = {
  info: () => undefined,
  warn: (event, fields) => console.warn(event, fields),
  error: (event, fields) => console.error(event, fields),
};

/** Creates the demo requests through the same steps as a client's: uploads, payment with a test card, submission, status changes. */
export async function seedRequests(now: Date): Promise<void> {
  // Their dates are in the past, but the reports count them as they are created.
  if ((await listMonths()).length === 0)
    await saveReportFilling({ cursor: null, hasFailed: false, isDone: true });
  for (const [index, demo] of demoRequests.entries()) {
    const submittedAt = new Date(now.getTime() - demo.daysAgo * DAY_MS);
    if (!(await readRequest(requestIdOf(demo.draftId))))
      await submit(demo, index < CLIENT_REQUESTS ? userIdOf(DEMO_CLIENT) : null, submittedAt);
    await payFee(demo);
    await applyStatusChanges(demo);
    await reviewDemoDetails(requestIdOf(demo.draftId), log);
    await askDemoClient(demo, requestIdOf(demo.draftId), log);
    if (demo.update) await sendUpdate(requestIdOf(demo.draftId), demo.update, log);
    if (demo.charge) await releasePaidFile(requestIdOf(demo.draftId), demo.charge, log);
    if (demo.hasChart) await assembleDemoChart(requestIdOf(demo.draftId), log);
    if (demo.invoice) await addDemoInvoice(requestIdOf(demo.draftId), demo.invoice, log);
  }
}

/** Creates the request before its fee is confirmed at Stripe, so that it has a past date instead of the date of the webhook. */
async function submit(demo: DemoRequest, ownerId: string | null, submittedAt: Date): Promise<void> {
  const { draftId } = demo;
  const upload = (name: string, lines: readonly string[] = []) =>
    uploadDocument(`req-${draftId}`, name, wizardUploads, submittedAt, lines);
  const loaFile = await upload('Letter of authorization.pdf', demoAuthorization(demo, submittedAt));
  const subpoena = await upload('Subpoena.pdf');
  const request = parse(recordsRequest, {
    ...demo.request,
    ...demoDetails(demo.request.orderId, loaFile, submittedAt),
    ...demoAuthority(demo, submittedAt),
    loaFiles: [{ fileId: loaFile }],
    uploadedFiles: [{ fileId: subpoena }],
  });
  const inspection = { turn: 'seed', log };
  const { intent } = await saveDraftForPayment(
    { draftId, request, language: 'en', ownerId, inspection },
    new Date(),
  );
  const draft = await readDraft(draftId);
  const { pendingTasks } = await submitDraft(
    draft!.value,
    { ...intent, status: 'succeeded' },
    submittedAt,
    log,
  );
  await runTasksNow(pendingTasks, submittedAt, log);
}

async function payFee(demo: DemoRequest): Promise<void> {
  const intentId = (await readRequest(requestIdOf(demo.draftId)))?.value.payment.intentId;
  if (intentId) await confirmIntent(intentId);
}

/** Applies the missing status changes, one hour apart. */
async function applyStatusChanges(demo: DemoRequest): Promise<void> {
  const requestId = requestIdOf(demo.draftId);
  for (const [index, [status, notes]] of demo.statusChanges.entries()) {
    const stored = await readRequest(requestId);
    if (!stored || stored.value.history.length > index + 1) continue;
    const at = new Date(Date.parse(stored.value.submittedAt) + (index + 1) * 3_600_000);
    const change = { status, notes, isPrivate: false, ...demoClerk() };
    const { pendingTasks } = await changeRequest(
      requestId,
      (current) => changeStatus(current, change, at),
      at,
    );
    await runTasksNow(pendingTasks, at, log);
  }
}
