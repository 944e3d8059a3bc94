import { countsAsPaid } from './replacements.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** The new versions among released documents. */
export interface NewVersions {
  readonly count: number;
  /** Whether all documents of the release are new versions. */
  readonly isAll: boolean;
  /** Whether one of them costs nothing, because the earlier version was paid for. */
  readonly isAnyPaid: boolean;
  /** When the documents that they replace were released: UTC ISO, oldest first. */
  readonly replacedAt: readonly string[];
}

/** The new versions among these documents; null without one. The notice of 42 CFR 2.32 is not a record. */
export function newVersionsOf(
  { files }: Pick<RequestDocument, 'files'>,
  fileIds: readonly string[],
): NewVersions | null {
  const released = fileIds
    .flatMap((fileId) => files[fileId] ?? [])
    .filter(({ noticeVersion, withdrawnAt }) => noticeVersion === undefined && withdrawnAt === null);
  const versions = released.filter(({ replaces }) => replaces !== undefined);
  if (versions.length === 0) return null;
  return {
    count: versions.length,
    isAll: versions.length === released.length,
    isAnyPaid: versions.some(countsAsPaid),
    replacedAt: versions.flatMap(({ replaces }) => files[replaces!.fileId]?.uploadedAt ?? []).toSorted(),
  };
}
