import { UPLOAD_QUOTA, type UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { fileTypeOfName } from '@portal/contract/files/rules/fileTypes.ts';
import { inEnglish, type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import type { FileReference } from '@portal/contract/files/schemas/fileReference.ts';
import type { UploadSession } from '../../../data/files/uploads/uploadSessions.ts';
import { inspectUpload } from '../../../data/blobs/inspectUpload.ts';
import { readUpload } from '../../../data/blobs/readUpload.ts';
import type { UploadFacts } from '../../../domain/files/uploadFacts.ts';
import { officeRefusal } from '../../../domain/files/office/officeThreat.ts';
import { validateUpload, notUploadedMessage } from '../../../domain/files/uploads/validateUpload.ts';
import { PortalError } from '../../../errors/portalError.ts';
import {
  inspectOfficeFiles,
  type InspectionTurn,
  isOfficeType,
} from '../../../services/office/inspectOfficeFiles.ts';
import { refuseOverQuota } from './uploadQuota.ts';

/** Files of a form, and the field that names them. */
interface UploadList {
  readonly references: readonly FileReference[];
  readonly field: string;
}

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
 * trusting the browser, and inspects Office files. Throws `file_rejected` with the field of a file that is missing or not
 * allowed, and for more than one request may have, before it reads their content. Throws `rate_limited` or `unavailable`
 * if too many Office files wait for their inspection. So it runs before a payment only: files of a paid draft are not
 * collected again.
 */
export async function collectUploads(
  references: readonly FileReference[],
  uploads: Uploads,
  rules: UploadRules,
  field: string,
): Promise<UploadFacts[]> {
  const [collected] = await collectUploadLists([{ references, field }], uploads, rules);
  return collected!;
}

/** As `collectUploads`, for a form with several lists of files, which are inspected in one turn. Returns a list for each. */
export async function collectUploadLists(
  lists: readonly UploadList[],
  uploads: Uploads,
  rules: UploadRules,
): Promise<UploadFacts[][]> {
  const collected = await Promise.all(lists.map((list) => collectList(list, uploads, rules)));
  const added = collected.flatMap((files, list) =>
    files.map((facts, index) => ({ facts, field: `${lists[list]!.field}.${index}` })),
  );
  // Files already in the draft were inspected when they were added.
  const unknown = added.filter(({ facts }) => !uploads.accepted?.has(facts.fileId));
  await refuseUnsafeOffice(unknown, uploads.inspection, rules);
  return collected;
}

async function collectList(
  { references, field }: UploadList,
  uploads: Uploads,
  rules: UploadRules,
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
  return collected;
}

/** Throws if an Office file contains active content or cannot be checked. */
async function refuseUnsafeOffice(
  files: readonly { readonly facts: UploadFacts; readonly field: string }[],
  inspection: InspectionTurn,
  rules: UploadRules,
): Promise<void> {
  const office = files.flatMap(({ facts: { blobName, etag, originalName: name }, field }) => {
    const type = fileTypeOfName(name);
    if (!type || !isOfficeType(type)) return [];
    return [{ blobName, etag, type, name, field, load: () => readUpload(blobName, etag) }];
  });
  const unsafe = await inspectOfficeFiles(office, inspection);
  if (!unsafe) return;
  const { name, field } = office[unsafe.index]!;
  if (unsafe.threat === 'missing') throw rejected(field, notUploadedMessage(name));
  throw rejected(field, officeRefusal(unsafe.threat, name, rules.mismatch));
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
