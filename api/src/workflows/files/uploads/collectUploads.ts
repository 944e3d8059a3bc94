import { UPLOAD_QUOTA, type UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { fileTypeOfName } from '@portal/contract/files/rules/fileTypes.ts';
import { inEnglish, type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import type { FileReference } from '@portal/contract/files/schemas/fileReference.ts';
import type { UploadSession } from '../../../data/accounts/uploadSessions.ts';
import { inspectUpload } from '../../../data/blobs/inspectUpload.ts';
import { readUpload } from '../../../data/blobs/readUpload.ts';
import type { UploadFacts } from '../../../domain/files/uploadFacts.ts';
import { officeRefusal } from '../../../domain/files/office/officeThreat.ts';
import { validateUpload, notUploadedMessage } from '../../../domain/files/uploads/validateUpload.ts';
import { PortalError } from '../../../errors/portalError.ts';
import {
  inspectOfficeFile,
  type InspectionTurn,
  isOfficeType,
} from '../../../services/office/inspectOfficeFile.ts';
import { refuseOverQuota } from './uploadQuota.ts';

interface Uploads {
  readonly session: UploadSession;
  /**
   * Files that the draft already contains, by ID. They were checked when they were added, and stay valid with the draft;
   * other uploads can be submitted for one day.
   */
  readonly accepted?: ReadonlyMap<string, UploadFacts>;
  /** Files that are kept with an unfinished request, so they can be submitted after that day. */
  readonly keptIds?: ReadonlySet<string>;
  readonly inspection: InspectionTurn;
  readonly now: Date;
}

/**
 * Returns what was actually uploaded for the files of a form. Reads length and first bytes from the blobs instead of
 * trusting the browser, and inspects Office files. Throws `file_rejected` with the field of the first file that is
 * missing or not allowed, and for more than one request may have, before it reads their content. Throws `rate_limited` or
 * `unavailable` if too many Office files wait for their inspection. So it runs before a payment only: files of a paid
 * draft are not collected again.
 */
export async function collectUploads(
  references: readonly FileReference[],
  uploads: Uploads,
  rules: UploadRules,
  field: string,
): Promise<UploadFacts[]> {
  const unique = [...new Map(references.map((reference) => [reference.fileId, reference])).values()];
  if (unique.length > UPLOAD_QUOTA.files) {
    throw rejected(
      field,
      localizable('You can attach at most {{files}} files to one request.', { files: UPLOAD_QUOTA.files }),
    );
  }
  const collected = await Promise.all(
    unique.map((reference, index) => collect(reference.fileId, uploads, rules, `${field}.${index}`)),
  );
  refuseOverQuota(collected);
  // One at a time: one call must not fill the queue.
  for (const [index, facts] of collected.entries()) {
    // Files already in the draft were inspected when they were added.
    if (uploads.accepted?.has(facts.fileId)) continue;
    await refuseUnsafeOffice(facts, uploads.inspection, rules, `${field}.${index}`);
  }
  return collected;
}

/** Throws if an Office file contains active content or cannot be checked. */
async function refuseUnsafeOffice(
  { blobName, etag, originalName: name }: UploadFacts,
  inspection: InspectionTurn,
  rules: UploadRules,
  field: string,
): Promise<void> {
  const type = fileTypeOfName(name);
  if (!type || !isOfficeType(type)) return;
  const threat = await inspectOfficeFile(() => readUpload(blobName, etag), type, inspection);
  if (threat === 'missing') throw rejected(field, notUploadedMessage(name));
  if (threat) throw rejected(field, officeRefusal(threat, name, rules.mismatch));
}

async function collect(
  fileId: string,
  uploads: Uploads,
  rules: UploadRules,
  field: string,
): Promise<UploadFacts> {
  const { session, accepted, keptIds, now } = uploads;
  const facts = accepted?.get(fileId);
  if (facts) return facts;
  const ticket = session.files[fileId];
  if (!ticket) throw uploadNotOfRequest(field);
  const blob = await inspectUpload(ticket.blobName);
  const isKept = keptIds?.has(fileId) ?? false;
  const verdict = validateUpload({ ticket, blob, isKept }, rules, now);
  if (verdict.kind === 'refuse') throw rejected(field, verdict.message);
  return verdict.facts;
}

/** Returns the error for a file that was not uploaded for this request. */
export function uploadNotOfRequest(field: string): PortalError {
  return rejected(field, localizable('A file of this request was not uploaded. Please add it again.'));
}

function rejected(field: string, message: LocalizableText): PortalError {
  return new PortalError('file_rejected', message, { fields: { [field]: inEnglish(message) } });
}
