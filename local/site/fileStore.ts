import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './mediaType.ts';

type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const minCompressedBytes = 1024;

/** The best encoding that the browser accepts. */
function chooseEncoding(acceptEncoding: string | undefined, compressible: boolean, size: number): Encoding {
  if (!compressible || size < minCompressedBytes) return 'identity';
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0+)?$/.test(item))
    .map((item) => item.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  if (encoding === 'gzip') return compressGzip(content, { level: 9 });
  return content;
}

/** A strong ETag, different for each encoding of a content. */
function etagOf(content: Buffer, encoding: Encoding): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 24);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

export interface Representation {
  body: Buffer;
  encoding: Encoding;
  etag: string;
}

/** Changes the HTML of a page before it is served. */
export type Decorate = (html: string) => string;

interface Entry {
  version: string;
  content: Buffer;
  /** Whether the content equals the built file. Only then can the build's compressed files be used. */
  isUnmodified: boolean;
  representations: Map<Encoding, Promise<Representation>>;
}

/** Reads and compresses the files of the built site. Each version is cached. */
export function fileStore(distDir: string, decorate: Decorate) {
  const entries = new Map<string, Entry>();

  return { find, represent };

  /** The file for a path: the path itself, `<path>.html` or `<path>/index.html`. Null when there is none. */
  async function find(path: string): Promise<string | null> {
    if (isHidden(path)) return null;
    const candidates = path.endsWith('/')
      ? [`${path}index.html`]
      : [path, `${path}.html`, `${path}/index.html`];
    for (const candidate of candidates) {
      const found = await stat(join(distDir, candidate)).catch(() => null);
      if (found?.isFile()) return candidate;
    }
    return null;
  }

  async function represent(
    file: string,
    type: string,
    acceptEncoding: string | undefined,
  ): Promise<Representation> {
    const entry = await load(file, type);
    const encoding = chooseEncoding(acceptEncoding, isText(type), entry.content.length);
    const representation = entry.representations.get(encoding) ?? create(file, entry, encoding);
    entry.representations.set(encoding, representation);
    return representation;
  }

  async function load(file: string, type: string): Promise<Entry> {
    const path = join(distDir, file);
    const { mtimeMs, size } = await stat(path);
    const isHtml = type.startsWith('text/html');
    const cached = entries.get(file);
    const version = `${mtimeMs} ${size} ${isHtml ? decorate('<head><body>') : ''}`;
    if (cached?.version === version) return cached;
    const source = await readFile(path);
    const content = isHtml ? Buffer.from(decorate(source.toString('utf8'))) : source;
    const entry = { version, content, isUnmodified: content.equals(source), representations: new Map() };
    entries.set(file, entry);
    return entry;
  }

  async function create(file: string, entry: Entry, encoding: Encoding): Promise<Representation> {
    const extension = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : null;
    const prebuilt =
      extension && entry.isUnmodified
        ? await readFile(join(distDir, file + extension)).catch(() => null)
        : null;
    const body = prebuilt ?? (await compress(entry.content, encoding));
    return { body, encoding, etag: etagOf(entry.content, encoding) };
  }
}

/** Not pages: the compressed copies of files, which are sent in place of them, the configuration, and hidden files. */
function isHidden(path: string): boolean {
  const hidden = path.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
  return hidden || path === '/staticwebapp.config.json' || /\.(?:br|gz)$/.test(path);
}
