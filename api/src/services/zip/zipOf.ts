import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly path: string;
  /** Bytes; content of any other length breaks the zip off. */
  readonly size: number;
  readonly modifiedAt: Date;
  readonly open: () => AsyncIterable<Buffer>;
}

const READABLE_FILE = 0o100644;

/** A zip of the given files, stored as they are, written as fast as it is read: one file is open at a time. Throws what reading a file throws. */
export function zipOf(entries: readonly ZipEntry[]): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  // Reading begins before anybody listens to the output; whoever reads it is told.
  output.on('error', () => undefined);
  zip.on('error', fail);
  let source: Readable | undefined;
  output.on('close', () => source?.destroy());
  for (const { path, size, modifiedAt, open } of entries) {
    const options = { compress: false, size, mtime: modifiedAt, mode: READABLE_FILE };
    zip.addReadStreamLazy(path, options, (give) => {
      source = Readable.from(open(), { objectMode: false }).on('error', fail);
      give(null, source);
    });
  }
  zip.end();
  return output;
}
