import * as z from 'zod/mini';

/** What the API itself read of an uploaded blob. `size` in bytes; `etag` pins the content that was looked at. */
export const uploadFacts = z.object({
  fileId: z.string(),
  blobName: z.string(),
  originalName: z.string(),
  contentType: z.string(),
  size: z.int(),
  etag: z.string(),
  uploadedAt: z.string(),
});

export type UploadFacts = z.output<typeof uploadFacts>;
