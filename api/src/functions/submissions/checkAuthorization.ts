import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { checkAuthorization } from '@portal/contract/submissions/endpoints/authorizationCheck.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { uploadedSize } from '../../data/blobs/inspectUpload.ts';
import { readUpload } from '../../data/blobs/readUpload.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { readRequestIfAny } from '../../data/requests/readRequest.ts';
import { authorizationFactsOf } from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { checkDocument } from '../../services/pdfText/checkDocument.ts';
import type { Log } from '../../telemetry/log.ts';

/** POST /api/checkAuthorization: what an authorization seems to contain that was uploaded for a draft. */
endpoint(checkAuthorization, async ({ body, caller, now, log }) => ({
  data: await checkDraftAuthorization(body, caller.address, now, log),
}));

/**
 * Checks an authorization that was uploaded for a draft. Draft ID and file ID prove that the caller uploaded it: the
 * browser made one and got the other, and nobody else learns them. Stores nothing. `turn`: see `checkDocument`.
 */
async function checkDraftAuthorization(
  { draftId, fileId, ...facts }: BodyOf<typeof checkAuthorization>,
  turn: string,
  now: Date,
  log: Log,
): Promise<DataOf<typeof checkAuthorization>> {
  const ticket = (await readUploadSession(`req-${draftId.toLowerCase()}`, [fileId])).files[fileId];
  if (!ticket) throw notFound('File not found');
  if (await readRequestIfAny(requestIdOf(draftId)))
    throw new PortalError('gone', 'This request was already paid or submitted.');
  const { scan, blobName, announcedSize, isOversized } = ticket;
  if (scan === 'infected' || isOversized) return { state: 'not-checked' };
  if (scan === undefined) return { state: 'pending' };
  // A larger blob is rejected when the draft is saved.
  if ((await uploadedSize(blobName)) !== announcedSize) return { state: 'not-checked' };
  const input = { facts: authorizationFactsOf(facts), now };
  const checked = await checkDocument(() => readUpload(blobName), input, turn, log, { isPreferred: true });
  return checked.kind === 'checked' ? { state: 'checked', check: checked.check } : { state: 'not-checked' };
}
