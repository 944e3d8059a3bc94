import { describe, expect, test } from 'vitest';
import { bytesMatchType, type FileType, fileTypeOfName, mimeTypeOf, SNIFFED_BYTES } from './fileTypes.ts';

const bytesOf: Record<FileType, number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
};
const types = Object.keys(bytesOf) as FileType[];
const sameContainer = (a: FileType, b: FileType) => bytesOf[a].join() === bytesOf[b].join();

describe('fileTypeOfName', () => {
  test.each<[name: string, type: FileType | null]>([
    ['scan.pdf', 'pdf'],
    ['SCAN.PDF', 'pdf'],
    ['a.b.c.jpeg', 'jpeg'],
    ['photo.jpg', 'jpeg'],
    ['x.png', 'png'],
    ['x.gif', 'gif'],
    ['letter.doc', 'doc'],
    ['letter.docx', 'docx'],
    ['bill.xls', 'xls'],
    ['bill.xlsx', 'xlsx'],
    ['two\nlines.pdf', 'pdf'],
    ['scan.pdf.exe', null],
    ['page.svg', null],
    ['page.html', null],
    ['scan.tiff', null],
    ['scan.pdf.', null],
    ['scan.pdf ', null],
    ['scan.pdf\0', null],
    ['pdf', null],
    ['.pdf', null],
    ['..pdf', null],
    ['', null],
    ['scan.constructor', null],
    ['scan.__proto__', null],
  ])('returns the type of %j: %s', (name, type) => {
    expect(fileTypeOfName(name)).toBe(type);
  });
});

describe('bytesMatchType', () => {
  test.each(types.flatMap((claimed) => types.map((actual) => [claimed, actual] as const)))(
    'compares the name of a %s file with the signature of %s',
    (claimed, actual) => {
      expect(bytesMatchType(new Uint8Array(bytesOf[actual]), claimed)).toBe(sameContainer(claimed, actual));
    },
  );

  test.each(types)('rejects a file named as %s with a truncated, shifted or missing signature', (type) => {
    const signature = bytesOf[type];
    expect(bytesMatchType(new Uint8Array(signature.slice(0, 2)), type)).toBe(false);
    expect(bytesMatchType(new Uint8Array([0, ...signature]), type)).toBe(false);
    expect(bytesMatchType(new Uint8Array(), type)).toBe(false);
  });

  test('SNIFFED_BYTES covers the longest signature', () => {
    expect(Math.max(...types.map((type) => bytesOf[type].length))).toBeLessThanOrEqual(SNIFFED_BYTES);
  });
});

test.each<[FileType, string]>([
  ['pdf', 'application/pdf'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('%s has the MIME type %s', (type, mime) => {
  expect(mimeTypeOf(type)).toBe(mime);
});
