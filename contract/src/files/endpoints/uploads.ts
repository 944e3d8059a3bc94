import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { isDraftKey, isUnclaimedUpdateKey, requestOfUpdateKey } from '../rules/uploadKey.ts';
import { fileId, instant, requestId } from '../../fields/fields.ts';

/** What uploads belong to: a draft (`req-` and its id), an update (`update-` and its id, with the request's id between them once that is known), or, for staff, a request by its id. */
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
  summary: 'One create-only upload link per file, valid for ten minutes.',
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
      /** The blob's address without a signature: nobody can read it there. */
      publicUrl: z.url(),
      expiresAt: instant,
    }),
  ),
});
