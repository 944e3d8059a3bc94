import * as z from 'zod/mini';

/** Facts that the API read from an uploaded blob. `size` is in bytes; `etag` identifies the checked content. */
export const uploadFacts = z.object({
  fileId: z.string(),
  blobName: z.string(),
  originalName: z.string(),
  contentType: z.string(),
  size: z.int(),
  etag: z.string(),
  uploadedAt: z.string(),
  /** The portal built it as a packet; absent for other uploads. */
  isPacket: z.optional(z.literal(true)),
});

export type UploadFacts = z.output<typeof uploadFacts>;
