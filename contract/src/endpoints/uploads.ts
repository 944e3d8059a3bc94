import * as z from 'zod/mini';
import { anyone, operation } from '../endpoint.ts';
import { isDraftKey, requestOfUpdateKey } from '../rules/uploadKey.ts';
import { fileId, instant, requestId } from '../schemas/fields.ts';

/** What uploads belong to: a draft (`req-` and its id), an update of a request (`update-`, the request's id and the update's), or, for staff, a request by its id. */
export const uploadKey = z
  .string()
  .check(
    z.refine(
      (key) => isDraftKey(key) || requestOfUpdateKey(key) !== null || z.safeParse(requestId, key).success,
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
  data: z.array(z.object({ fileId, uploadUrl: z.url(), expiresAt: instant })),
});
