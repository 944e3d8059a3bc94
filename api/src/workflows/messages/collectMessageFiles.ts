import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { requestOfUpdateKey } from '@portal/contract/files/rules/uploadKey.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { uploadKeyOf } from '../../data/files/uploads/uploadKeys.ts';
import { fileIdsOf, readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import type { UploadFacts } from '../../domain/files/uploadFacts.ts';
import type { Side } from '../../domain/messages/thread.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { InspectionTurn } from '../../services/office/inspectOfficeFiles.ts';
import { PortalError } from '../../errors/portalError.ts';
import { refuseParts } from '../packets/refuseParts.ts';
import { collectUploads, uploadNotOfRequest } from '../files/uploads/collectUploads.ts';

const FIELD = 'uploadedFiles';

/**
 * Returns what was uploaded for the files of a message that are not in the request yet. Staff upload for the request, the
 * client's side for an update of it, with the rules of these forms. Throws `file_rejected` for any other file.
 */
export async function collectMessageFiles(
  { requestId, files, hasSources }: Pick<RequestDocument, 'requestId' | 'files' | 'hasSources'>,
  side: Side,
  fileIds: readonly string[],
  inspection: InspectionTurn,
  now: Date,
): Promise<UploadFacts[]> {
  const missing = fileIds.filter((fileId) => !files[fileId]).map((fileId) => ({ fileId }));
  const [first] = missing;
  if (!first) return [];
  const uploadKey = side === 'staff' ? requestId : await uploadKeyOf(first.fileId);
  const isOfRequest = side === 'staff' || requestOfUpdateKey(uploadKey ?? '') === requestId;
  if (uploadKey === null || !isOfRequest) throw uploadNotOfRequest(`${FIELD}.0`);
  const session = await readUploadSession(uploadKey, fileIdsOf(missing));
  const packet = missing.findIndex(({ fileId }) => session.files[fileId]?.packetPages !== undefined);
  if (packet >= 0) throw packetInMessage(`${FIELD}.${packet}`);
  const rules = side === 'staff' ? staffUploads : updateUploads;
  const collected = await collectUploads(missing, { session, inspection, now }, rules, FIELD);
  if (side === 'staff' && hasSources) await refuseParts(await readAssembly(requestId), collected);
  return collected;
}

/** A message has no charge and no gate. */
function packetInMessage(field: string): PortalError {
  const message = 'A packet can’t be sent with a message. Release it as a document.';
  return new PortalError('file_rejected', message, { fields: { [field]: message } });
}
