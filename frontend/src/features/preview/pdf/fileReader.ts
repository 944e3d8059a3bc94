import { i18next } from '../../../lib/language/i18n.ts';
import type { GetLink } from '../previewedFile.ts';

/** Reads bytes from `begin` up to, not including, `end`. Throws if they cannot be read. */
export type ReadBytes = (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Status codes of blob storage for an expired link. */
const EXPIRED_LINK_STATUSES: readonly number[] = [401, 403];

/**
 * Reads parts of a file by its link, and gets one new link if the current link has expired. A server without range
 * support returns the whole file, which is kept.
 */
export function fileReader(getLink: GetLink, signal: AbortSignal): ReadBytes {
  let link: Promise<string> | null = null;
  let wholeFile: Uint8Array<ArrayBuffer> | null = null;

  async function fetchRange(begin: number, end: number, canRenewLink: boolean): Promise<Response> {
    const used = (link ??= getLink());
    const response = await fetch(await used, {
      headers: { Range: `bytes=${begin}-${end - 1}` },
      credentials: 'omit',
      signal,
    });
    if (!canRenewLink || !EXPIRED_LINK_STATUSES.includes(response.status)) return response;
    // Several reads may fail at the same time: the first one drops the link, and all use the next.
    if (link === used) link = null;
    return fetchRange(begin, end, false);
  }

  return async (begin, end) => {
    if (wholeFile) return wholeFile.slice(begin, end);
    const response = await fetchRange(begin, end, true);
    if (!response.ok)
      throw new Error(i18next.t('HTTP error! status: {{status}}', { status: response.status }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status === 206) return bytes;
    wholeFile = bytes;
    return wholeFile.slice(begin, end);
  };
}
