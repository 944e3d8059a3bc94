import { verificationCodeOf } from '../data/requestIdentity.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordDayFact } from '../data/views/recordDayFact.ts';
import { learnAttorney } from '../data/views/learnAttorney.ts';
import { projectRequest } from '../data/views/projectRequest.ts';
import { attorneyOf } from '../domain/attorney/contact.ts';
import type { TaskRef, Work } from '../domain/request/change.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import type { Log } from '../http/log.ts';
import { feePaymentFailed } from '../services/mail/feePaymentFailed.ts';
import type { Mail } from '../services/mail/mail.ts';
import { requestSubmitted } from '../services/mail/requestSubmitted.ts';
import { sendMail } from '../services/mail/sendMail.ts';
import { finishDraft } from './finishDraft.ts';
import { scanFiles } from './scanFiles.ts';

/** What came of a piece of work, and the tasks that it left behind itself. */
export interface Outcome {
  readonly kind: 'done' | 'later';
  readonly next: readonly TaskRef[];
  /** When to look again, for work that waits for somebody else; work that failed waits longer each time. */
  readonly againAfterMs?: number;
}

const done: Outcome = { kind: 'done', next: [] };

/** Does one piece of outbox work for a request. Each kind may run twice, or late, without harm. */
export async function doWork(requestId: string, work: Work, now: Date, log: Log): Promise<Outcome> {
  if (work.kind === 'finish-draft') return finishDraft(work.draftId, now, log);
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
      await sendMail(await mailOf(stored.value, work.template), now);
      return done;
  }
}

async function project(root: RequestRoot): Promise<void> {
  const { requestId, submittedAt, payment } = root;
  await projectRequest(root);
  await recordDayFact({ kind: 'opened', requestId, at: submittedAt, amountCents: 0 });
  if (payment.state !== 'paid' || !payment.paidAt) return;
  await recordDayFact({ kind: 'fee-paid', requestId, at: payment.paidAt, amountCents: payment.amountCents });
}

async function learn({ fields, requestId }: RequestRoot): Promise<void> {
  const attorney = attorneyOf(fields);
  if (attorney) await learnAttorney(attorney, requestId);
}

function mailOf(root: RequestRoot, template: Extract<Work, { kind: 'mail' }>['template']): Promise<Mail> {
  const { requestId, fields, payment } = root;
  const facts = {
    requestId,
    to: fields.contactEmail || fields.copyServiceEmail,
    language: root.language,
    orderId: fields.orderId,
    verificationCode: verificationCodeOf(root.draftId),
  };
  switch (template) {
    case 'requestSubmitted':
      return requestSubmitted({ ...facts, feeIsClearing: payment.state === 'clearing' });
    case 'feePaymentFailed':
      return feePaymentFailed({ ...facts, chargeId: payment.chargeId ?? '' });
  }
}
