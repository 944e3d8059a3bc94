import { i18next } from '../../../lib/language/i18n.ts';
import type { LinkOf } from '../previewedFile.ts';

/** Reads bytes from `begin` up to, not including, `end`. Throws when they cannot be had. */
export type ReadBytes = (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

/** What blob storage answers once a link has run out. */
const RUN_OUT: readonly number[] = [401, 403];

/**
 * Reads parts of a file by its link and asks for a new link once when the one at hand has run out. A server that
 * knows no ranges answers the whole file, which is then kept.
 */
export function fileReader(linkOf: LinkOf, signal: AbortSignal): ReadBytes {
  let link: Promise<string> | null = null;
  let whole: Uint8Array<ArrayBuffer> | null = null;

  async function ask(begin: number, end: number, mayRenew: boolean): Promise<Response> {
    const used = (link ??= linkOf());
    const response = await fetch(await used, {
      headers: { Range: `bytes=${begin}-${end - 1}` },
      credentials: 'omit',
      signal,
    });
    if (!mayRenew || !RUN_OUT.includes(response.status)) return response;
    // Several reads may find out at the same time: the first one drops the link, all use the next.
    if (link === used) link = null;
    return ask(begin, end, false);
  }

  return async (begin, end) => {
    if (whole) return whole.slice(begin, end);
    const response = await ask(begin, end, true);
    if (!response.ok)
      throw new Error(i18next.t('HTTP error! status: {{status}}', { status: response.status }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status === 206) return bytes;
    whole = bytes;
    return whole.slice(begin, end);
  };
}
