import type { UploadKind } from '@portal/contract/requests/schemas/clientUpdate.ts';
import type { RequestDocument } from '../requestDocument.ts';

interface SentUpdate {
  readonly updateId: string;
  readonly updateReason: string;
  readonly updateDetails: string;
  readonly uploadKind?: UploadKind;
  readonly uploadedFiles: readonly { readonly fileId: string }[];
}

/** Whether a repeated update has the same content as the stored one; null if none is stored. */
export function isSameUpdate(
  request: Pick<RequestDocument, 'updates' | 'files'>,
  sent: SentUpdate,
): boolean | null {
  const known = request.updates.find(({ updateId }) => updateId === sent.updateId);
  if (!known) return null;
  const fileIds = new Set(sent.uploadedFiles.map(({ fileId }) => fileId));
  const files = Object.values(request.files).filter(({ updateId }) => updateId === sent.updateId);
  const isLoa = sent.uploadKind === 'loa';
  return (
    known.reason === sent.updateReason &&
    known.details === sent.updateDetails &&
    files.length === fileIds.size &&
    files.every(({ fileId, group }) => fileIds.has(fileId) && (group === 'loa') === isLoa)
  );
}
