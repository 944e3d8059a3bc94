import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { calculateDeadline, calendarOf } from '../deadlines/calculateDeadline.ts';
import { dayIn } from '../deadlines/dayIn.ts';
import { deadlineFactsOf } from '../deadlines/deadlineFacts.ts';
import { disputeFactsOf } from '../disputes/disputeFactsOf.ts';
import { closingsOf } from '../retention/closingsOf.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { AnalyticsFact, DueOutcome } from './fact.ts';
import { outsideRefundFacts } from './refundFactsOf.ts';

/** The facts of a request: its submission, closings, fee payment, and refunds and disputes of the fee. */
export function requestFactsOf(request: RequestDocument, rules: DeadlineRules): AnalyticsFact[] {
  const { requestId, submittedAt, payment } = request;
  const closings = closingsOf(request).map(({ at, minutes, status }): AnalyticsFact => {
    const due = status === 'completed' ? dueOutcomeOf(request, rules, new Date(at)) : null;
    return { kind: 'closed', requestId, amountCents: 0, at, minutes, ...(due && { due }) };
  });
  const isPaid = payment.state === 'paid' && payment.paidAt !== null;
  return [
    { kind: 'opened', requestId, at: submittedAt, amountCents: 0 },
    ...closings,
    ...(isPaid
      ? [{ kind: 'fee-paid' as const, requestId, at: payment.paidAt!, amountCents: payment.amountCents }]
      : []),
    ...outsideRefundFacts(request, 'fee', ''),
    ...disputeFactsOf(request, 'fee', '', payment.disputes),
  ];
}

/** Whether a request was completed on time, in the time zone of its facility; null without a due date. */
function dueOutcomeOf(request: RequestDocument, rules: DeadlineRules, completedAt: Date): DueOutcome | null {
  const { deadline, fields } = request;
  if (request.dueDate === '') return null;
  // The clock stood still until the completion.
  const isPaused = deadline?.pauses.at(-1)?.to === null && !deadline.isManual;
  const dueDate = isPaused
    ? calculateDeadline(deadlineFactsOf(request), rules, completedAt).dueDate
    : request.dueDate;
  const { timeZone } = calendarOf(rules, fields.facilityName ?? '');
  return {
    dueDate,
    authority: fields.authority?.kind ?? 'none',
    isLate: dayIn(timeZone, completedAt) > dueDate,
  };
}
