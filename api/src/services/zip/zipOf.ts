import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly path: string;
  /** Bytes. Content of another length makes the zip fail. */
  readonly size: number;
  readonly modifiedAt: Date;
  readonly open: () => AsyncIterable<Buffer>;
}

const READABLE_FILE = 0o100644;

/** Streams a zip of the files, uncompressed, one file open at a time and no faster than it is read. Throws errors of reading a file. */
export function zipOf(entries: readonly ZipEntry[]): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  // Prevents an unhandled error before the output has a reader. The reader gets the error anyway.
  output.on('error', () => undefined);
  zip.on('error', fail);
  let source: Readable | undefined;
  output.on('close', () => source?.destroy());
  for (const { path, size, modifiedAt, open } of entries) {
    const options = { compress: false, size, mtime: modifiedAt, mode: READABLE_FILE };
    zip.addReadStreamLazy(path, options, (callback) => {
      source = Readable.from(open(), { objectMode: false }).on('error', fail);
      callback(null, source);
    });
  }
  zip.end();
  return output;
}
