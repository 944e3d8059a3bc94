import { downloadRequestReasonKeys } from '@portal/contract/files/schemas/downloadRequest.ts';
import * as z from 'zod/mini';

/** A request of a client for another download of a file. The texts can contain patient data, so they are stored only here. */
export const storedDownloadRequest = z.object({
  state: z.enum(['open', 'allowed', 'declined']),
  reason: z.enum(downloadRequestReasonKeys),
  note: z.string(),
  at: z.string(),
  answeredAt: z.nullable(z.string()),
  answer: z.string(),
  /** The account that staff admit by allowing it; absent if the download of the asker was used or its window ended. */
  forAccount: z.optional(z.string()),
});

export type StoredDownloadRequest = z.output<typeof storedDownloadRequest>;
