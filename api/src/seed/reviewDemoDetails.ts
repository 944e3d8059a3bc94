import { readAuthorityChecklists } from '../data/configuration/authorityChecklists.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { narrowScope } from '../domain/requests/edits/narrowScope.ts';
import { authorityChecklistOf } from '../domain/submissions/authorityReview.ts';
import { reviewOf } from '../domain/submissions/reviewOf.ts';
import { reviewSubmission } from '../domain/submissions/reviewSubmission.ts';
import type { Log } from '../telemetry/log.ts';
import { runTasksNow } from '../workflows/operations/outbox/runTask.ts';
import { CHECKED, CHECKED_LINES, NARROWED, narrowing } from './demoDetails.ts';
import { demoClerk } from './seedAccounts.ts';

const HOUR_MS = 3_600_000;

/** Narrows the scope of one demo request, and checks some lines of the authority of another, hours after the submission. */
export async function reviewDemoDetails(requestId: string, log: Log): Promise<void> {
  const request = (await readRequest(requestId))?.value;
  if (request?.fields.orderId === NARROWED) await narrow(requestId, hoursAfter(request.submittedAt, 6), log);
  if (request?.fields.orderId === CHECKED) await check(requestId, hoursAfter(request.submittedAt, 5), log);
}

/** Nothing if the scope was narrowed before. */
async function narrow(requestId: string, at: Date, log: Log): Promise<void> {
  const consent = { method: 'phone', givenOn: at.toISOString().slice(0, 10) } as const;
  const { pendingTasks } = await changeRequest(
    requestId,
    (found) => {
      const decision = narrowScope(found, { seenVersion: 1, ...narrowing, consent }, demoClerk(), at);
      return decision.kind === 'change' ? decision.change : null;
    },
    at,
  );
  await runTasksNow(pendingTasks, at, log);
}

/** Nothing if the review was started before. */
async function check(requestId: string, at: Date, log: Log): Promise<void> {
  const authority = await readAuthorityChecklists();
  const { pendingTasks } = await changeRequest(
    requestId,
    (found) => {
      const review = reviewOf(found);
      const itemIds = (authorityChecklistOf(found, authority)?.lines ?? [])
        .slice(0, CHECKED_LINES)
        .map(({ lineId }) => lineId);
      if (review?.state !== 'pending' || itemIds.length === 0) return null;
      const step = {
        action: 'check',
        requestId,
        seenVersion: review.version,
        itemIds,
        checked: true,
      } as const;
      const configured = { statuses: [], checklist: [], authority };
      const decision = reviewSubmission(found, step, demoClerk(), configured, at);
      return decision.kind === 'change' ? decision.change : null;
    },
    at,
  );
  await runTasksNow(pendingTasks, at, log);
}

function hoursAfter(instant: string, hours: number): Date {
  return new Date(Date.parse(instant) + hours * HOUR_MS);
}
