import type { DocumentLook } from '@portal/contract/files/schemas/documentLook.ts';
import { lookAtUpload } from '@portal/contract/files/endpoints/uploads.ts';
import { fileTypeOfName } from '@portal/contract/files/rules/fileTypes.ts';
import { uploadedSize } from '../../data/blobs/inspectUpload.ts';
import { readUpload } from '../../data/blobs/readUpload.ts';
import { readUploadSession, type UploadTicket } from '../../data/files/uploads/uploadSessions.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { PatientFacts } from '../../domain/files/uploads/look/lookAtText.ts';
import { lookOf, picturesOnly } from '../../domain/files/uploads/look/lookOf.ts';
import { turnOf } from '../../domain/requests/access/caller.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { isOfficeType } from '../../services/office/inspectOfficeFiles.ts';
import { readDocument } from '../../services/pdfText/readDocument.ts';
import type { Log } from '../../telemetry/log.ts';

/** GET /api/lookAtUpload: pages of an uploaded document, and names in it that are not the patient’s. */
endpoint(lookAtUpload, async ({ query: { requestId, fileId }, caller, log }) => {
  const [stored, session] = await Promise.all([
    readRequest(requestId),
    readUploadSession(requestId, [fileId]),
  ]);
  const ticket = session.files[fileId];
  if (!stored || !ticket) throw notFound('File not found');
  const { patientName, patientDob } = stored.value.fields;
  return { data: await lookAt(ticket, { patientName, patientDob }, turnOf(caller), log) };
});

/** Does not wait for the malware scan: the worker that reads the document has no access to anything. */
async function lookAt(
  { scan, blobName, announcedSize, isOversized, name, packetPages }: UploadTicket,
  patient: PatientFacts,
  turn: string,
  log: Log,
): Promise<DocumentLook> {
  if (scan === 'infected' || isOversized) return { state: 'not-read', reason: 'infected' };
  // A person has looked at a packet.
  if (packetPages !== undefined) return { state: 'checked', pages: packetPages };
  const type = fileTypeOfName(name);
  if (!type || isOfficeType(type)) return { state: 'not-read', reason: 'office' };
  if (type !== 'pdf') return picturesOnly(1);
  // A larger blob is refused when the document is released.
  if ((await uploadedSize(blobName)) !== announcedSize) return { state: 'not-read', reason: 'damaged' };
  const load = () => readUpload(blobName);
  const look = { kind: 'look', patient } as const;
  const result = await readDocument<DocumentLook>(load, look, turn, log, { isPreferred: true });
  switch (result.kind) {
    case 'read':
      return result.output;
    case 'unreadable':
      return lookOf(result, patient);
    case 'busy':
      return { state: 'pending' };
    case 'missing':
      throw notFound('File not found');
  }
}
