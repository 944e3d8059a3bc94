import * as z from 'zod/mini';
import { anyone, operation, staffOnly } from '../../endpoint.ts';
import { isDraftKey, isUnclaimedUpdateKey, requestOfUpdateKey } from '../rules/uploadKey.ts';
import { atMost, fileId, instant, requestId } from '../../fields/fields.ts';
import { documentLook } from '../schemas/documentLook.ts';

/** Characters of an upload key. */
const MAX_UPLOAD_KEY = 200;

/** Links of one call: more than any form can use, so that the upload rules can say which file or quota is wrong. */
const MAX_ANNOUNCED = 500;

/**
 * The key of uploads: of a draft (`req-` and its ID), of an update (`update-` and its ID, with the request ID between
 * them if it is known) or, for staff, the ID of a request.
 */
export const uploadKey = z.string().check(
  atMost(MAX_UPLOAD_KEY, 'The upload key is not valid'),
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
  summary: 'Returns one create-only upload link per file, valid for ten minutes.',
  access: anyone,
  rateLimit: { limit: 120, windowSeconds: 60 },
  body: z.object({
    requestId: uploadKey,
    files: z
      .array(
        z.object({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255, 'The file name is too long')),
          type: z.optional(z.string().check(z.maxLength(255))),
          size: z.int().check(z.minimum(0)),
        }),
      )
      .check(
        z.minLength(1, 'Please select at least one file to upload'),
        z.maxLength(MAX_ANNOUNCED, 'Please upload fewer files at once'),
      ),
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

export const lookAtUpload = operation({
  function: 'lookAtUpload',
  method: 'GET',
  summary:
    'Counts the pages of a document that staff uploaded for a request, and finds names and birth dates in its text that are not the patient’s. Stores nothing.',
  access: staffOnly,
  // Twenty documents, which screens ask for again while others are read.
  rateLimit: { limit: 240, windowSeconds: 60, per: 'account' },
  query: z.object({ requestId, fileId }),
  data: documentLook,
});
