import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const UTF8_NAMES = 0x800;

/** The files of a zip by path, read from its central directory. Throws when the zip is truncated, compressed or corrupt. */
export function unzip(content: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(content);
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('The zip is truncated');
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let offset = zip.readUInt32LE(end + 16);
  for (let number = 0; number < count; number++) {
    if (zip.readUInt32LE(offset) !== DIRECTORY) throw new Error(`Entry ${number} is missing`);
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(offset + field));
    if (!(zip.readUInt16LE(offset + 8) & UTF8_NAMES))
      throw new Error(`Entry ${number} is not named in UTF-8`);
    if (zip.readUInt16LE(offset + 10) !== STORED) throw new Error(`Entry ${number} is compressed`);
    const path = zip.toString('utf8', offset + 46, offset + 46 + name!);
    const bytes = contentAt(zip, zip.readUInt32LE(offset + 42), zip.readUInt32LE(offset + 24));
    if (crc32(bytes) !== zip.readUInt32LE(offset + 16)) throw new Error(`${path} is broken`);
    if (files.has(path)) throw new Error(`${path} occurs twice`);
    files.set(path, bytes);
    offset += 46 + name! + extra! + comment!;
  }
  return files;
}

function contentAt(zip: Buffer, offset: number, size: number): Buffer {
  if (zip.readUInt32LE(offset) !== LOCAL) throw new Error('The directory points to no file');
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  return zip.subarray(start, start + size);
}
