import * as z from 'zod/mini';

/**
 * What the download rule says of a file now: `free` at any time, `once` in a window, `again` for some minutes after the
 * only download; the others are the reasons why it cannot be downloaded.
 */
export const downloadState = z.enum([
  'free',
  'once',
  'again',
  'scan-pending',
  'infected',
  'payment-required',
  'payment-disputed',
  'payment-lost',
  'embargo',
  'window-closed',
  'already-downloaded',
  'account-limit',
  'deleted',
  'withdrawn',
]);

export type DownloadState = z.output<typeof downloadState>;

/** The reasons why a file cannot be downloaded. */
export type DownloadRefusal = Exclude<DownloadState, 'free' | 'once' | 'again'>;
