import { recordRequestEvent } from '../data/audit/recordRequestEvent.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordDayFact } from '../data/views/recordDayFact.ts';
import { learnAttorney } from '../data/views/learnAttorney.ts';
import { projectOpenPayments } from '../data/views/openPayments.ts';
import { projectRequest } from '../data/views/projectRequest.ts';
import { attorneyOf } from '../domain/attorney/contact.ts';
import type { Work } from '../domain/request/change.ts';
import { closingOf } from '../domain/request/closingOf.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import type { Log } from '../http/log.ts';
import { finishDraft } from './finishDraft.ts';
import { giveBack } from './giveBack.ts';
import { done, type Outcome } from './outcome.ts';
import { scanFiles } from './scanFiles.ts';
import { tellClient } from './tellClient.ts';

const SCAN_WAIT_MS = 20_000;

/** Does one piece of outbox work for a request. Each kind may run twice, or late, without harm; `isAgain`: it may have run before. */
export async function doWork(
  requestId: string,
  work: Work,
  isAgain: boolean,
  now: Date,
  log: Log,
): Promise<Outcome> {
  if (work.kind === 'finish-draft') return finishDraft(work.draftId, now, log);
  if (work.kind === 'audit') {
    await recordRequestEvent(requestId, work.eventId, isAgain);
    return done;
  }
  const stored = await readRequest(requestId);
  if (!stored) return done;
  switch (work.kind) {
    case 'project':
      await project(stored.value);
      return done;
    case 'learn-attorney':
      await learn(stored.value);
      return done;
    case 'scan':
      return scanFiles(stored.value, now, log);
    case 'count-file-payment':
      await countFilePayment(stored.value, work.fileId);
      return done;
    case 'refund':
      return giveBack(stored.value, work, now);
    case 'mail':
      return tell(stored.value, work, now);
  }
}

/** Documents are told of once the malware scan has judged them all, and not at all where none of them may be opened. */
async function tell(root: RequestRoot, work: Extract<Work, { kind: 'mail' }>, now: Date): Promise<Outcome> {
  if (work.template === 'filesAdded') {
    const scans = work.fileIds.map((fileId) => root.files[fileId]?.scan);
    if (scans.includes('pending')) return { kind: 'later', next: [], againAfterMs: SCAN_WAIT_MS };
    if (!scans.includes('clean')) return done;
  }
  await tellClient(root, work, now);
  return done;
}

async function project(root: RequestRoot): Promise<void> {
  const { requestId, submittedAt, payment } = root;
  await projectRequest(root);
  await projectOpenPayments(root);
  await recordDayFact({ kind: 'opened', requestId, at: submittedAt, amountCents: 0 });
  const closed = closingOf(root);
  if (closed) await recordDayFact({ kind: 'closed', requestId, amountCents: 0, ...closed });
  if (payment.state !== 'paid' || !payment.paidAt) return;
  await recordDayFact({ kind: 'fee-paid', requestId, at: payment.paidAt, amountCents: payment.amountCents });
}

async function countFilePayment({ requestId, files }: RequestRoot, fileId: string): Promise<void> {
  const file = files[fileId];
  if (!file?.paidAt) return;
  const { paidAt: at, chargeCents: amountCents } = file;
  await recordDayFact({ kind: 'file-paid', requestId, of: fileId, at, amountCents });
}

async function learn({ fields, requestId }: RequestRoot): Promise<void> {
  const attorney = attorneyOf(fields);
  if (attorney) await learnAttorney(attorney, requestId);
}
