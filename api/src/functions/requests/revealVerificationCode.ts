import { revealVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { verificationCodeOf } from '../../data/requestIdentity.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';

/** POST /api/revealVerificationCode: shows staff the verification code of a request. Records it first. */
endpoint(revealVerificationCode, async ({ body: { requestId }, caller, now, log }) => {
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  const pendingTasks = await recordView(requestId, actorOf(caller), now, { kind: 'code-shown', details: {} });
  runTasksInBackground(pendingTasks, now, log);
  const { draftId, codeVersion = 0 } = stored.value;
  return { data: { verificationCode: formatVerificationCode(verificationCodeOf(draftId, codeVersion)) } };
});
