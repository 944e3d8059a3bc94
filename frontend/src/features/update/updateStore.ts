import * as z from 'zod/mini';
import { sessionKeys } from '../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../lib/storage/sessionStore.ts';
import { refusedFile } from '../uploads/uploadedFile.ts';
import { updateValues } from './updateValues.ts';

/** The update in session storage: entered values, and uploaded files with their key. */
const storedUpdate = z.object({
  updateId: z.uuid(),
  uploadKey: z.string(),
  /** The request of the signed-in client that is updated without its code. */
  requestId: z.optional(z.string()),
  values: updateValues,
  refusedFiles: z.optional(z.array(refusedFile)),
});

export type StoredUpdate = z.output<typeof storedUpdate>;

export const updateStore = sessionStore(sessionKeys.update, storedUpdate);
