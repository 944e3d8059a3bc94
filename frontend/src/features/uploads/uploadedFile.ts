import { fileId } from '@portal/contract/fields/fields.ts';
import * as z from 'zod/mini';

/** A file in the quarantine of the store. `size` in bytes. */
export const uploadedFile = z.object({ fileId, name: z.string(), size: z.int() });

export type UploadedFile = z.output<typeof uploadedFile>;
