import { describe, expect, it } from 'vitest';
import { UnreadableContent } from './contentNames.ts';
import { stripJpeg } from './stripJpeg.ts';

const segment = (marker: number, content: string | readonly number[]) => {
  const bytes = Buffer.from(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);
};
const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const JFIF = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const ICC = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
const ADOBE = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
const TABLE = segment(0xdb, [0, ...Buffer.alloc(64, 1)]);
const FRAME = segment(0xc2, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
/** With a stuffed byte and a restart marker, which are part of the pixels. */
const SCAN = Buffer.concat([
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd3, 4]),
]);

const SECRET = 'Jane Doe';

describe('stripJpeg', () => {
  it.each([
    ['EXIF data', segment(0xe1, `Exif\0\0${SECRET}`)],
    ['XMP data', segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`)],
    ['IPTC data', segment(0xed, `Photoshop 3.0\0${SECRET}`)],
    ['a comment', segment(0xfe, SECRET)],
    ['a small picture', segment(0xe0, `JFXX\0${SECRET}`)],
    ['more pictures', segment(0xe2, `MPF\0${SECRET}`)],
    ['data of an unknown program', segment(0xeb, SECRET)],
  ])('leaves out %s, also between scans', (_, said) => {
    const clean = Buffer.concat([SOI, JFIF, ICC, ADOBE, TABLE, FRAME, SCAN, SCAN, EOI]);
    const picture = Buffer.concat([SOI, JFIF, said, ICC, ADOBE, TABLE, FRAME, said, SCAN, said, SCAN, EOI]);
    expect(Buffer.from(stripJpeg(picture)).equals(clean)).toBe(true);
  });

  it('leaves out the small picture of a JFIF header', () => {
    const header = segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x02\x01${SECRET.slice(0, 6)}`);
    const picture = Buffer.concat([SOI, header, TABLE, SCAN, EOI]);
    expect(Buffer.from(stripJpeg(picture)).equals(Buffer.concat([SOI, JFIF, TABLE, SCAN, EOI]))).toBe(true);
  });

  it('leaves out what follows the end', () => {
    const picture = Buffer.concat([SOI, TABLE, SCAN, EOI]);
    const more = Buffer.concat([picture, SOI, segment(0xe1, SECRET), EOI]);
    expect(Buffer.from(stripJpeg(more)).equals(picture)).toBe(true);
  });

  it('returns the same bytes if there is nothing to leave out', () => {
    const picture = Buffer.concat([SOI, JFIF, TABLE, FRAME, SCAN, EOI]);
    expect(stripJpeg(picture)).toBe(picture);
  });

  it('keeps a picture without an end, and bytes that fill up', () => {
    const picture = Buffer.concat([SOI, TABLE, Buffer.from([0xff, 0xff]), SCAN]);
    expect(Buffer.from(stripJpeg(picture)).equals(Buffer.concat([SOI, TABLE, SCAN]))).toBe(true);
  });

  it.each([
    ['nothing', Buffer.from([])],
    ['another format', Buffer.from('GIF89a')],
    ['a segment that is cut', Buffer.concat([SOI, TABLE.subarray(0, 20)])],
    ['a segment without a length', Buffer.concat([SOI, Buffer.from([0xff, 0xdb])])],
    ['text between segments', Buffer.concat([SOI, TABLE, Buffer.from(SECRET), SCAN, EOI])],
  ])('refuses %s', (_, bytes) => {
    expect(() => stripJpeg(bytes)).toThrow(UnreadableContent);
  });
});
