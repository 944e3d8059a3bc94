import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { bundleId, fileId, instant, requestId } from '../../fields/fields.ts';

const holders = ['holder', 'client', 'staff', 'admin'] as const;
const rateLimit = { limit: 30, windowSeconds: 60 };
const bundleOfRequest = z.object({ requestId, bundleId });

/** How a zip of several files stands. `failed`: it cannot be made; asking for the files anew may help. */
const bundle = z.object({
  bundleId,
  state: z.enum(['building', 'ready', 'failed']),
  /** How many files are in it, and their bytes together. */
  files: z.int(),
  bytes: z.int(),
});

export const prepareDownloadAll = operation({
  function: 'downloadAllFiles',
  method: 'POST',
  path: 'downloadAllFiles',
  rateLimit,
  summary:
    'Begins a zip of every file of a request that the caller may download now, or joins the one that holds the same files. Takes none of their downloads.',
  access: holders,
  body: z.object({ requestId }),
  data: z.extend(bundle, { leftOut: z.array(z.object({ fileId, reason: z.string() })) }),
});

export const downloadAllStatus = operation({
  function: 'downloadAllFiles',
  method: 'GET',
  path: 'downloadAllFiles',
  summary: 'How a zip that the caller asked for stands.',
  access: holders,
  query: bundleOfRequest,
  data: bundle,
});

export const claimDownloadAll = operation({
  function: 'downloadAllFiles',
  method: 'PUT',
  path: 'downloadAllFiles',
  rateLimit,
  summary:
    'The link to a zip that is ready, good for five minutes. It counts as the download of each file in it; a paid file that can no longer be downloaded keeps the whole zip back.',
  access: holders,
  body: bundleOfRequest,
  data: z.object({ url: z.url(), originalName: z.string(), files: z.int(), downloadedAt: instant }),
});
