import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';

interface Grouped<File> {
  /** Sent with the request. */
  readonly supporting: readonly File[];
  readonly fromLegalTeam: readonly File[];
  /** Sent with an update. */
  readonly updates: readonly File[];
  /** Sent with a message. */
  readonly messages: readonly File[];
}

/** Groups the files of a request by origin: client, legal team, update, or message. */
export function groupedFiles<
  File extends Pick<FileView, 'uploadedByAdmin' | 'uploadedForUpdate' | 'messageId'>,
>(files: readonly File[]): Grouped<File> {
  const own = files.filter((file) => !file.uploadedByAdmin);
  return {
    supporting: own.filter((file) => !file.uploadedForUpdate && file.messageId === undefined),
    fromLegalTeam: files.filter((file) => file.uploadedByAdmin),
    updates: own.filter((file) => file.uploadedForUpdate),
    messages: own.filter((file) => file.messageId !== undefined),
  };
}
