import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { readDocumentContent } from '../../data/blobs/documentContent.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { authorizationFactsOf } from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import {
  isAuthorizationToCheck,
  recordAuthorizationCheck,
} from '../../domain/submissions/authorization/recordAuthorizationCheck.ts';
import { checkDocument } from '../../services/pdfText/checkDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

/**
 * The key under which all checks of submitted requests share one turn in the queue. The sweep runs one of them at a
 * time.
 */
const TURN = 'submitted requests';
/** The check is retried after this time, because people who wait for a check go first. */
const BUSY_RETRY_MS = 2_000;

/** Checks a letter of authorization of a request and stores the suggestions with the file. */
async function checkUploadedAuthorization(
  request: RequestDocument,
  fileId: string,
  now: Date,
  log: Log,
): Promise<Outcome> {
  const { requestId } = request;
  const file = request.files[fileId];
  if (!file || !isAuthorizationToCheck(file)) return done;
  const facts = authorizationFactsOf(request.fields);
  const load = () => readDocumentContent(requestId, fileId);
  const checked = await checkDocument(load, { facts, now }, TURN, log);
  // The file was withdrawn in the meantime.
  if (checked.kind === 'missing') return done;
  if (checked.kind === 'busy') return { kind: 'later', next: [], retryAfterMs: BUSY_RETRY_MS };
  let isOutdated = false;
  const changed = await changeRequest(
    requestId,
    (current) => {
      // Staff edited the request in the meantime.
      isOutdated = JSON.stringify(authorizationFactsOf(current.fields)) !== JSON.stringify(facts);
      return isOutdated ? null : recordAuthorizationCheck(current, fileId, checked.check, now);
    },
    now,
  );
  if (isOutdated) return { kind: 'later', next: [], retryAfterMs: 0 };
  log.info('authorization checked', { requestId, fileId, unreadable: checked.check.unreadable ?? undefined });
  return { kind: 'done', next: changed.pendingTasks };
}

export const submissionSteps: Steps<'check-authorization'> = {
  'check-authorization': ofRequest((request, { fileId }, { now, log }) =>
    checkUploadedAuthorization(request, fileId, now, log),
  ),
};
