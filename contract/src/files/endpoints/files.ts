import * as z from 'zod/mini';
import { operation, signedIn } from '../../endpoint.ts';
import { fileId, fileOfRequest, instant } from '../../fields/fields.ts';

const holders = ['holder', 'client', 'staff', 'admin'] as const;

export const downloadFile = operation({
  function: 'downloadFile',
  method: 'GET',
  path: 'downloadFile',
  rateLimit: { limit: 120, windowSeconds: 60 },
  summary: 'A link to one file, good for five minutes; `action` says whether it is saved or shown.',
  access: holders,
  query: z.extend(fileOfRequest, { action: z._default(z.enum(['download', 'preview', 'open']), 'download') }),
  data: z.object({ url: z.url(), originalName: z.string(), contentType: z.string(), downloadedAt: instant }),
});

export const checkFileDownload = operation({
  function: 'checkFileDownload',
  method: 'GET',
  path: 'checkFileDownload',
  summary: 'Whether the caller may download a file now, and why.',
  access: holders,
  query: fileOfRequest,
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
  summary:
    'The newest 100 downloads of a file by this caller, newest first. Those of a free file within the same five minutes are told once, with the last of them.',
  access: holders,
  query: fileOfRequest,
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
  query: fileOfRequest,
  data: checkFileDownload.data,
});
