import type { Buffer } from 'node:buffer';
import { contentDisposition } from '../../domain/files/downloads/contentDisposition.ts';
import { writeBlob } from './writeBlob.ts';

/** Writes a stream to a new blob in `bundles`, as `writeBlob`. */
export async function writeBundle(
  name: string,
  { name: fileName, contentType }: { readonly name: string; readonly contentType: string },
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const headers = {
    blobContentType: contentType,
    blobContentDisposition: contentDisposition(fileName, contentType, 'attachment'),
  };
  await writeBlob({ container: 'bundles', name }, headers, content);
}
