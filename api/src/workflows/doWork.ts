import { recordRequestEvent } from '../data/audit/recordRequestEvent.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordDayFact } from '../data/views/recordDayFact.ts';
import { learnAttorney } from '../data/views/learnAttorney.ts';
import { projectRequest } from '../data/views/projectRequest.ts';
import { attorneyOf } from '../domain/attorney/contact.ts';
import type { Work } from '../domain/request/change.ts';
import { closingOf } from '../domain/request/closingOf.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import type { Log } from '../http/log.ts';
import { finishDraft } from './finishDraft.ts';
import { done, type Outcome } from './outcome.ts';
import { scanFiles } from './scanFiles.ts';
import { tellClient } from './tellClient.ts';

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
    case 'mail':
      await tellClient(stored.value, work, now);
      return done;
  }
}

async function project(root: RequestRoot): Promise<void> {
  const { requestId, submittedAt, payment } = root;
  await projectRequest(root);
  await recordDayFact({ kind: 'opened', requestId, at: submittedAt, amountCents: 0 });
  const closed = closingOf(root);
  if (closed) await recordDayFact({ kind: 'closed', requestId, amountCents: 0, ...closed });
  if (payment.state !== 'paid' || !payment.paidAt) return;
  await recordDayFact({ kind: 'fee-paid', requestId, at: payment.paidAt, amountCents: payment.amountCents });
}

async function learn({ fields, requestId }: RequestRoot): Promise<void> {
  const attorney = attorneyOf(fields);
  if (attorney) await learnAttorney(attorney, requestId);
}
