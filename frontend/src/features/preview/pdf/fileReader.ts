import { i18next } from '../../../lib/language/i18n.ts';
import type { GetLink } from '../previewedFile.ts';

/** Reads bytes from `begin` up to, not including, `end`. Throws if they cannot be read. */
export type ReadBytes = (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Status codes of blob storage for an expired link, and for a file that was withdrawn: a new link is refused with the reason. */
const REFUSED_LINK_STATUSES: readonly number[] = [401, 403, 404];

/** pdf.js asks for every page of a flat page tree at once, and Chromium fails calls when a page has thousands of them. */
const MAX_CONCURRENT_READS = 6;

/**
 * Reads parts of a file by its link. If a part cannot be read by the current link, it gets one new link and tries once
 * more. Throws if that fails too, or if the file is no longer the one that was opened: parts of two files make a wrong
 * page. A server without range support returns the whole file, which is kept.
 */
export function fileReader(getLink: GetLink, size: number, signal: AbortSignal): ReadBytes {
  let link: Promise<string> | null = null;
  let etag: string | null = null;
  let wholeFile: Uint8Array<ArrayBuffer> | null = null;

  /** Null if another link may help. */
  async function readBy(url: string, begin: number, end: number): Promise<Uint8Array<ArrayBuffer> | null> {
    let response: Response;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      response = await fetch(url, {
        headers: { Range: `bytes=${begin}-${end - 1}` },
        credentials: 'omit',
        signal,
      });
      if (REFUSED_LINK_STATUSES.includes(response.status)) return null;
      if (!response.ok)
        throw new Error(i18next.t('HTTP error! status: {{status}}', { status: response.status }));
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      // A broken connection, or a refusal that the browser hides because it has no CORS headers.
      if (error instanceof TypeError && !signal.aborted) return null;
      throw error;
    }
    const part = response.headers.get('content-range');
    const isPart = response.status === 206;
    if (isPart && part !== null && part !== `bytes ${begin}-${end - 1}/${size}`) throw changed();
    if (bytes.length !== (isPart ? end - begin : size)) throw changed();
    etag ??= response.headers.get('etag');
    if (etag !== response.headers.get('etag')) throw changed();
    if (isPart) return bytes;
    wholeFile = bytes;
    return bytes.slice(begin, end);
  }

  async function read(begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    if (wholeFile) return wholeFile.slice(begin, end);
    const used = (link ??= getLink());
    const bytes = await readBy(await used, begin, end);
    if (bytes) return bytes;
    // Several reads may fail at the same time: the first one drops the link, and all use the next.
    if (link === used) link = null;
    const renewed = await readBy(await (link ??= getLink()), begin, end);
    if (!renewed) throw new Error('the file cannot be read with a new link');
    return renewed;
  }

  return inTurn(read);
}

/** Starts the reads in their order, and few at the same time. */
function inTurn(read: ReadBytes): ReadBytes {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (begin, end) => {
    if (running < MAX_CONCURRENT_READS) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await read(begin, end);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const changed = () => new Error('the file is no longer the one that was opened');
