import { reviewSubmission as entry } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import { requestStatuses, reviewChecklist } from '../../data/configuration/lists.ts';
import { readAuthorityChecklists } from '../../data/configuration/authorityChecklists.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { withBuiltInItems } from '../../domain/submissions/checklist.ts';
import { reviewSubmission } from '../../domain/submissions/reviewSubmission.ts';
import { reviewView } from '../../domain/submissions/reviewView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { reviewRefusal } from '../../workflows/submissions/reviewRefusal.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** PUT /api/reviewSubmission: a step of the review of a submission. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const reviewer = authorOf(await signedInUser(caller));
  const statuses = await requestStatuses.read();
  const checklist = withBuiltInItems(await reviewChecklist.read());
  const configured = { statuses, checklist, authority: await readAuthorityChecklists() };
  const { request, pendingTasks } = await changeRequest(
    body.requestId,
    (found) => {
      const decision = reviewSubmission(found, body, reviewer, configured, now);
      if (decision.kind === 'change') return decision.change;
      if (decision.kind === 'same') return null;
      throw reviewRefusal(decision, { action: body.action, callerId: reviewer.by.id });
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  const data = reviewView(request, configured);
  if (!data) throw reviewRefusal({ kind: 'closed' }, { action: body.action, callerId: reviewer.by.id });
  return { message: messages[body.action], data };
});

const messages: Readonly<Record<ReviewStep['action'], string>> = {
  start: 'Review started',
  check: 'Checklist saved',
  mark: 'Checklist saved',
  ask: 'We’ll ask the client for what is missing.',
  approve: 'Submission approved',
  reject: 'Submission rejected. We’ll notify the client.',
  reopen: 'Submission is pending again',
};
