import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { isDraftKey, isUnclaimedUpdateKey, requestOfUpdateKey } from '../rules/uploadKey.ts';
import { fileId, instant, requestId } from '../../fields/fields.ts';

/**
 * The key of uploads: of a draft (`req-` and its ID), of an update (`update-` and its ID, with the request ID between
 * them if it is known) or, for staff, the ID of a request.
 */
export const uploadKey = z
  .string()
  .check(
    z.refine(
      (key) =>
        isDraftKey(key) ||
        isUnclaimedUpdateKey(key) ||
        requestOfUpdateKey(key) !== null ||
        z.safeParse(requestId, key).success,
      'The upload key is not valid',
    ),
  );

export const generateUploadUrls = operation({
  function: 'generateUploadUrls',
  method: 'POST',
  path: 'generateUploadUrls',
  summary: 'Returns one create-only upload link per file, valid for ten minutes.',
  access: anyone,
  rateLimit: { limit: 120, windowSeconds: 60 },
  body: z.object({
    requestId: uploadKey,
    files: z
      .array(
        z.object({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255, 'The file name is too long')),
          type: z.optional(z.string()),
          size: z.int().check(z.minimum(0)),
        }),
      )
      .check(z.minLength(1, 'Please select at least one file to upload')),
  }),
  data: z.array(
    z.object({
      fileId,
      uploadUrl: z.url(),
      blobName: z.string(),
      /** The blob's address without a signature, which gives no access. */
      publicUrl: z.url(),
      expiresAt: instant,
    }),
  ),
});
