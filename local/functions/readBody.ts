import type { IncomingMessage } from 'node:http';

/** Reads the body of a request. Null when it is longer than the limit; the remaining body is then not read. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
