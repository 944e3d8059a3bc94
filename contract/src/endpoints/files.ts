import * as z from 'zod/mini';
import { anyone, operation, providers, signedIn } from '../endpoint.ts';
import { isDraftKey } from '../rules/uploadKey.ts';
import { fileRelease } from '../schemas/fileRelease.ts';
import { fileId, instant, requestId } from '../schemas/fields.ts';

const oneFile = z.object({ fileId, requestId });
const holders = ['holder', 'client', 'staff', 'admin'] as const;

/** What uploads belong to: a draft (`req-` and its id), or, for staff, a request by its id. */
export const uploadKey = z
  .string()
  .check(
    z.refine((key) => isDraftKey(key) || z.safeParse(requestId, key).success, 'The upload key is not valid'),
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

export const downloadFile = operation({
  function: 'downloadFile',
  method: 'GET',
  path: 'downloadFile',
  rateLimit: { limit: 120, windowSeconds: 60 },
  summary: 'A link to one file, good for five minutes; `action` says whether it is saved or shown.',
  access: holders,
  query: z.extend(oneFile, { action: z._default(z.enum(['download', 'preview', 'open']), 'download') }),
  data: z.object({ url: z.url(), originalName: z.string(), contentType: z.string(), downloadedAt: instant }),
});

export const checkFileDownload = operation({
  function: 'checkFileDownload',
  method: 'GET',
  path: 'checkFileDownload',
  summary: 'Whether the caller may download a file now, and why.',
  access: holders,
  query: oneFile,
  data: z.object({
    canDownload: z.boolean(),
    reason: z.optional(z.string()),
    lastDownloadedAt: z.optional(instant),
    /** A paid file that was downloaded can be had once more, by the same link, until then. */
    downloadAgainUntil: z.optional(instant),
  }),
});

export const checkDownloadStatus = operation({
  function: 'checkDownloadStatus',
  method: 'GET',
  path: 'checkDownloadStatus',
  summary: 'The download history of a file for this caller, newest first.',
  access: holders,
  query: oneFile,
  data: z.object({ fileId, downloads: z.array(z.object({ downloadedAt: instant })) }),
});

export const downloadFileAuth = operation({
  function: 'downloadFileAuth',
  method: 'GET',
  path: 'downloadFileAuth',
  rateLimit: downloadFile.rateLimit!,
  summary:
    'The same for a person who is signed in: staff get any file that is clean, a client what the rules allow.',
  access: signedIn,
  query: downloadFile.query,
  data: downloadFile.data,
});

export const checkFileDownloadAuth = operation({
  function: 'checkFileDownloadAuth',
  method: 'GET',
  path: 'checkFileDownloadAuth',
  summary: 'Whether a person who is signed in may download a file now, and why.',
  access: signedIn,
  query: oneFile,
  data: checkFileDownload.data,
});

export const updateRequestFiles = operation({
  function: 'updateRequestFiles',
  method: 'POST',
  path: 'updateRequestFiles',
  summary:
    'Releases uploaded documents to the client of a request, for a charge or free, at once or after an embargo. Repeating the call adds nothing twice.',
  access: providers,
  body: fileRelease,
  data: z.object({ requestId, uploadedFiles: z.array(z.object({ fileId })) }),
});

export const extendDownloadWindow = operation({
  function: 'extendDownloadWindow',
  method: 'POST',
  path: 'extendDownloadWindow',
  summary: 'Opens the window of a paid file for twelve more hours after it has ended.',
  access: providers,
  body: oneFile,
  data: z.object({ fileId, downloadUntil: instant }),
});

export const allowAnotherDownload = operation({
  function: 'allowAnotherDownload',
  method: 'POST',
  path: 'allowAnotherDownload',
  summary:
    'Lets everybody who may see a paid file download it once more, and opens its window again where it has ended.',
  access: providers,
  body: oneFile,
  data: z.object({ fileId, downloadUntil: instant }),
});
