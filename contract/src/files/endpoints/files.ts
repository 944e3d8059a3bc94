import * as z from 'zod/mini';
import { operation, signedIn } from '../../endpoint.ts';
import { fileId, fileOfRequest, instant } from '../../fields/fields.ts';
import { fileVolume, volumeInQuery } from '../schemas/fileVolume.ts';

const holders = ['holder', 'client', 'staff', 'admin'] as const;

export const downloadFile = operation({
  function: 'downloadFile',
  method: 'GET',
  rateLimit: { limit: 120, windowSeconds: 60 },
  summary:
    'Returns a link to one file, valid for five minutes. `action`: whether the file is downloaded or shown. A document in volumes is several files: `url` is a link to one of them, and `volumes` has a link to each. They are one download.',
  access: holders,
  query: z.extend(fileOfRequest, {
    action: z._default(z.enum(['download', 'preview', 'open']), 'download'),
    volume: volumeInQuery,
  }),
  data: z.object({
    url: z.url(),
    /** The name of the file that `url` leads to. */
    originalName: z.string(),
    contentType: z.string(),
    downloadedAt: instant,
    /** The files of a document in volumes, in order; absent for a document that is one file. */
    volumes: z.optional(z.array(z.extend(fileVolume, { url: z.url() }))),
  }),
});

export const checkFileDownload = operation({
  function: 'checkFileDownload',
  method: 'GET',
  summary: 'Returns whether the caller may download a file now, and why not.',
  access: holders,
  query: fileOfRequest,
  data: z.object({
    canDownload: z.boolean(),
    reason: z.optional(z.string()),
    lastDownloadedAt: z.optional(instant),
    /** Until then, the link of a downloaded paid file can be issued again. */
    downloadAgainUntil: z.optional(instant),
  }),
});

export const checkDownloadStatus = operation({
  function: 'checkDownloadStatus',
  method: 'GET',
  summary:
    'Lists the newest 100 downloads of a file by this caller, newest first. Downloads of a free file within the same five minutes count as one, with the time of the last.',
  access: holders,
  query: fileOfRequest,
  data: z.object({ fileId, downloads: z.array(z.object({ downloadedAt: instant })) }),
});

export const downloadFileAuth = operation({
  function: 'downloadFileAuth',
  method: 'GET',
  rateLimit: downloadFile.rateLimit!,
  summary:
    'The same for signed-in callers: staff get every clean file, clients get what the download rules allow.',
  access: signedIn,
  query: downloadFile.query,
  data: downloadFile.data,
});

export const checkFileDownloadAuth = operation({
  function: 'checkFileDownloadAuth',
  method: 'GET',
  summary: 'Returns whether the signed-in caller may download a file now, and why not.',
  access: signedIn,
  query: fileOfRequest,
  data: checkFileDownload.data,
});
