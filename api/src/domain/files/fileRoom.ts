import type { RequestFile } from '../requests/requestDocument.ts';

/** Files per request, to keep its document far below the size limit of the store. */
export const MAX_FILES = 300;

/** Number of files that client and staff can each add, regardless of how many the other side added. */
export const RESERVED_FILES = 100;

/** Maximum number of files of one side. The rest is reserved for the other side. */
export const MAX_FILES_OF_SIDE = MAX_FILES - RESERVED_FILES;

/**
 * How many more files a side can add. A side can have 200 files, and both sides together 300. Each side can always have
 * 100. Requests of earlier versions can have up to 300 files of one side; the other side can still add its 100.
 */
export function fileRoom(files: Readonly<Record<string, RequestFile>>, side: 'client' | 'staff'): number {
  const all = Object.values(files);
  const own = all.filter(({ uploadedByAdmin }) => uploadedByAdmin === (side === 'staff')).length;
  const others = all.length - own;
  const limit = Math.max(RESERVED_FILES, Math.min(MAX_FILES_OF_SIDE, MAX_FILES - others));
  return Math.max(0, limit - own);
}
