import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { buildState } from '../schemas/buildState.ts';
import { bundleId, fileId, instant, requestId } from '../../fields/fields.ts';

const holders = ['holder', 'client', 'staff', 'admin'] as const;
const rateLimit = { limit: 30, windowSeconds: 60 };
const bundleOfRequest = z.object({ requestId, bundleId });

/** A zip of several files. */
const bundle = z.object({
  bundleId,
  state: buildState,
  /** Number of files, and their total size in bytes. */
  files: z.int(),
  bytes: z.int(),
});

export const prepareDownloadAll = operation({
  function: 'downloadAllFiles',
  method: 'POST',
  rateLimit,
  summary:
    'Starts a zip of all files of a request that the caller may download now, or joins one with the same files. Uses up no download.',
  access: holders,
  body: z.object({ requestId }),
  data: z.extend(bundle, { skippedFiles: z.array(z.object({ fileId, reason: z.string() })) }),
});

export const downloadAllStatus = operation({
  function: 'downloadAllFiles',
  method: 'GET',
  summary: 'Returns the state of a zip that the caller requested.',
  access: holders,
  query: bundleOfRequest,
  data: bundle,
});

export const claimDownloadAll = operation({
  function: 'downloadAllFiles',
  method: 'PUT',
  rateLimit,
  summary:
    'Returns the link to a finished zip, valid for five minutes. Counts as a download of each file in it. Fails if a paid file in it can no longer be downloaded.',
  access: holders,
  body: bundleOfRequest,
  data: z.object({ url: z.url(), originalName: z.string(), files: z.int(), downloadedAt: instant }),
});
