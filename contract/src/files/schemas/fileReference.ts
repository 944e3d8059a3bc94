import * as z from 'zod/mini';
import { fileId } from '../../fields/fields.ts';

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

export type FileReference = z.output<typeof fileReference>;
