import { readDocumentContent } from '../../data/blobs/documentContent.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import {
  authorizationCheckOf,
  authorizationFactsOf,
} from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import {
  isAuthorizationToCheck,
  recordAuthorizationCheck,
} from '../../domain/submissions/authorization/recordAuthorizationCheck.ts';
import { readDocument } from '../../services/pdfText/readDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { done, type Outcome } from '../operations/outcome.ts';

/** The turn that all checks of submitted requests share. */
const TURN = 'submitted requests';
const BUSY_RETRY_MS = 15_000;

/** Checks a letter of authorization of a request and stores the suggestions with the file. */
export async function checkUploadedAuthorization(
  root: RequestRoot,
  fileId: string,
  now: Date,
  log: Log,
): Promise<Outcome> {
  const { requestId } = root;
  const file = root.files[fileId];
  if (!file || !isAuthorizationToCheck(file)) return done;
  const document = await readDocument(() => readDocumentContent(requestId, fileId), TURN, log);
  // The file was withdrawn in the meantime.
  if (document.kind === 'missing') return done;
  if (document.kind === 'busy') return { kind: 'later', next: [], retryAfterMs: BUSY_RETRY_MS };
  const changed = await changeRequest(
    requestId,
    // Staff may have edited the request in the meantime.
    (current) => {
      const check = authorizationCheckOf(document, authorizationFactsOf(current.fields), now);
      return recordAuthorizationCheck(current, fileId, check, now);
    },
    now,
  );
  const unreadable = document.kind === 'unreadable' ? document.reason : undefined;
  log.info('authorization checked', { requestId, fileId, unreadable });
  return { kind: 'done', next: changed.pendingTasks };
}
