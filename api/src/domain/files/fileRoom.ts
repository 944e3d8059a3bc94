import type { RequestFile } from '../requests/root.ts';

/** Files per request, to keep its document far below the size limit of the store. */
export const MAX_FILES = 300;

/** Files that each side, client and staff, can add whatever the other one has added. */
export const RESERVED_FILES = 100;

/** The most files of one side: the rest is reserved for the other one. */
export const MAX_FILES_OF_SIDE = MAX_FILES - RESERVED_FILES;

/**
 * How many more files a side can add: 200 in all, 300 with those of the other side, and never less than the 100 that are
 * its own. Requests of earlier versions can have up to 300 files of one side; they leave the other one its 100.
 */
export function fileRoom(files: Readonly<Record<string, RequestFile>>, side: 'client' | 'staff'): number {
  const all = Object.values(files);
  const own = all.filter(({ uploadedByAdmin }) => uploadedByAdmin === (side === 'staff')).length;
  const others = all.length - own;
  const limit = Math.max(RESERVED_FILES, Math.min(MAX_FILES_OF_SIDE, MAX_FILES - others));
  return Math.max(0, limit - own);
}
