import * as z from 'zod/mini';
import { anyone, operation } from '../endpoint.ts';
import { fileId, instant, requestId } from '../schemas/fields.ts';

const oneFile = z.object({ fileId, requestId });
const holders = ['holder', 'client', 'staff', 'admin'] as const;

/** The upload session of a wizard draft: `req-` and the draft id. */
export const draftUploadKey = z
  .string()
  .check(
    z.regex(
      /^req-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
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
    requestId: draftUploadKey,
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
