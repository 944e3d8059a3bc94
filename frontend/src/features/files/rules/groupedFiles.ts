import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';

interface Grouped<File> {
  /** What the client sent with the request. */
  readonly supporting: readonly File[];
  readonly fromLegalTeam: readonly File[];
  /** What the client sent with an update of the request. */
  readonly updates: readonly File[];
}

/** The documents of a request by where they come from. */
export function groupedFiles<File extends Pick<FileView, 'uploadedByAdmin' | 'uploadedForUpdate'>>(
  files: readonly File[],
): Grouped<File> {
  const own = files.filter((file) => !file.uploadedByAdmin);
  return {
    supporting: own.filter((file) => !file.uploadedForUpdate),
    fromLegalTeam: files.filter((file) => file.uploadedByAdmin),
    updates: own.filter((file) => file.uploadedForUpdate),
  };
}
