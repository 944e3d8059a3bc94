import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { Rejection } from '@portal/contract/submissions/schemas/reviewStep.ts';
import { readAuthorityChecklists } from '../data/configuration/authorityChecklists.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { withBuiltInItems } from '../domain/submissions/checklist.ts';
import { reviewSubmission } from '../domain/submissions/reviewSubmission.ts';
import type { Log } from '../telemetry/log.ts';
import { runTasksNow } from '../workflows/operations/outbox/runTask.ts';
import type { DemoRequest } from './demoRequests.ts';
import { demoClerk } from './seedAccounts.ts';

const DAY_MS = 24 * 3_600_000;
/** The order on a subpoena that was served some days before, and the one whose client was asked for another letter. */
const SERVED = 'PI-88240';
const ASKED = 'MER-5501';

/** On what authority a demo request asks for records, if that is stated. */
export function demoAuthority(
  { request: { orderId } }: DemoRequest,
  submittedAt: Date,
): Pick<RecordsRequestInput, 'authority'> {
  if (orderId !== SERVED) return {};
  const dayBefore = (days: number) =>
    new Date(submittedAt.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return {
    authority: {
      kind: 'subpoena',
      issuingCourt: 'Superior Court of Los Angeles County',
      issuedOn: dayBefore(6),
      servedOn: dayBefore(4),
    },
  };
}

/** Asks the client of a demo request for what is missing, a day after the request, so that its clock is paused. */
export async function askDemoClient(
  { request: form }: DemoRequest,
  requestId: string,
  log: Log,
): Promise<void> {
  const request = (await readRequest(requestId))?.value;
  if (form.orderId !== ASKED || !request || request.review) return;
  const at = new Date(Date.parse(request.submittedAt) + DAY_MS);
  const note = 'The letter of authorization has expired. Please send a current one.';
  const rejection: Rejection = { missing: ['loa-missing'], note };
  const configured = {
    statuses: [],
    checklist: withBuiltInItems([]),
    authority: await readAuthorityChecklists(),
  };
  const { pendingTasks } = await changeRequest(
    requestId,
    (found) => {
      const step = { action: 'ask', requestId, seenVersion: 0, rejection } as const;
      const decision = reviewSubmission(found, step, demoClerk(), configured, at);
      return decision.kind === 'change' ? decision.change : null;
    },
    at,
  );
  await runTasksNow(pendingTasks, at, log);
}
