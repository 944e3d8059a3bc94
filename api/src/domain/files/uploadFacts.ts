import * as z from 'zod/mini';
import { storedFileVolume } from '../packets/volumes.ts';

/**
 * Facts that the API read from an uploaded blob. `size` is in bytes, of all volumes; `etag` identifies the checked content, of
 * the first volume.
 */
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
  /** Of a packet in volumes. */
  volumes: z.optional(z.array(storedFileVolume)),
});

export type UploadFacts = z.output<typeof uploadFacts>;
