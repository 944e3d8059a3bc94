import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const minCompressedBytes = 1024;

/** The best encoding that the browser accepts. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  compressible: boolean,
  size: number,
): Encoding {
  if (!compressible || size < minCompressedBytes) return 'identity';
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0+)?$/.test(item))
    .map((item) => item.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

export async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  if (encoding === 'gzip') return compressGzip(content, { level: 9 });
  return content;
}

/** A strong ETag, different for each encoding of a content. */
export function etagOf(content: Buffer, encoding: Encoding): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 24);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}
