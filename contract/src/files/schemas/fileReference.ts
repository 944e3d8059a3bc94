import * as z from 'zod/mini';
import { fileId } from '../../fields/fields.ts';
import { UPLOAD_QUOTA } from '../rules/uploadRules.ts';

/** A file of a request. Other facts from the browser are ignored: they are read from the stored blob. */
export const fileReference = z.object({ fileId });

/** A file reference, or only the file ID. */
export const namedFile = z.union(
  [
    fileReference,
    z.pipe(
      fileId,
      z.transform((id: string) => ({ fileId: id })),
    ),
  ],
  'The file ID is not valid',
);

/** More than a request can have, so that the file rules can say how many that is. A file may be named more than once. */
const MAX_NAMED_FILES = 5 * UPLOAD_QUOTA.files;

/** The files of a form. `message`: for what is not a list. */
export function namedFiles(message?: string) {
  return z
    .array(namedFile, message)
    .check(z.maxLength(MAX_NAMED_FILES, 'You can attach at most 20 files to one request.'));
}

export type FileReference = z.output<typeof fileReference>;
