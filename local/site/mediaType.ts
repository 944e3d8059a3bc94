import { extname } from 'node:path';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The content type of a file. The site's own mapping takes precedence. */
export function mediaType(file: string, mimeTypes: Record<string, string>): string {
  const extension = extname(file).toLowerCase();
  return mimeTypes[extension] ?? mediaTypes[extension] ?? 'application/octet-stream';
}

/** Whether a content type is text, which is worth compressing. */
export function isText(type: string): boolean {
  return /^text\/|json|javascript|svg|manifest|xml/.test(type);
}
