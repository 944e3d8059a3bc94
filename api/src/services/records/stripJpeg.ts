import { UnreadableContent } from './contentNames.ts';

const [SOI, EOI, SOS, APP0, APP2, APP14, APP15, COM] = [
  0xd8, 0xd9, 0xda, 0xe0, 0xe2, 0xee, 0xef, 0xfe,
] as const;

/** Length of a JFIF header without its small picture: marker, length, name, version, density and a size of 0 × 0. */
const JFIF_BYTES = 18;

/**
 * A JPEG picture without what says something about its origin: EXIF, XMP and IPTC data, comments, small pictures, and what
 * follows its end. Keeps what its colors need: JFIF and Adobe headers and the ICC profile. Its pixels do not change; a
 * rotation in its EXIF data has to be read before. Returns the same bytes if there is nothing to leave out. Throws
 * UnreadableContent for bytes that are not a JPEG picture.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw new UnreadableContent('picture');
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new UnreadableContent('picture');
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      // A byte that fills up.
      at += 1;
      continue;
    }
    if (marker === EOI) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
    if (marker === undefined || !(end >= at + 4 && end <= bytes.length))
      throw new UnreadableContent('picture');
    const part = keptPart(marker, bytes.subarray(at, end));
    if (part) kept.push(part);
    at = end;
    if (marker !== SOS) continue;
    const next = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, next));
    at = next;
  }
  const length = kept.reduce((sum, part) => sum + part.length, 0);
  return length === bytes.length ? bytes : new Uint8Array(Buffer.concat(kept, length));
}

/** What is kept of a segment; null: nothing. */
function keptPart(marker: number, segment: Uint8Array): Uint8Array | null {
  const isNamed = (name: string) =>
    Buffer.from(segment.subarray(4, 4 + name.length)).toString('latin1') === name;
  if (marker === COM) return null;
  if (marker < APP0 || marker > APP15) return segment;
  if (marker === APP0 && isNamed('JFIF\0') && segment.length >= JFIF_BYTES)
    return withoutSmallPicture(segment);
  const isKept = (marker === APP2 && isNamed('ICC_PROFILE\0')) || (marker === APP14 && isNamed('Adobe'));
  return isKept ? segment : null;
}

function withoutSmallPicture(segment: Uint8Array): Uint8Array {
  if (segment.length === JFIF_BYTES) return segment;
  const header = segment.slice(0, JFIF_BYTES);
  header.set([0, JFIF_BYTES - 2], 2);
  header.set([0, 0], JFIF_BYTES - 2);
  return header;
}

/** Where the compressed pixels end: at the next marker that is not part of them, or with the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    const isPartOfScan = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isPartOfScan) return at;
  }
  return bytes.length;
}
