import { describe, expect, test } from 'vitest';
import {
  acceptedByChooser,
  bytesMatchType,
  type FileType,
  fileTypeOfName,
  MAX_PDF_PREAMBLE,
  mimeTypeOf,
  SNIFFED_BYTES,
} from './fileTypes.ts';

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
    ['photo.jfif', 'jpeg'],
    ['PHOTO.JPE', 'jpeg'],
    ['photo.jfi', null],
    ['photo.jfif.exe', null],
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

  test.each(types.filter((type) => type !== 'pdf'))('rejects a %s file with text before it', (type) => {
    expect(bytesMatchType(new Uint8Array([0x20, ...bytesOf[type]]), type)).toBe(false);
  });

  test('SNIFFED_BYTES covers every signature', () => {
    expect(Math.max(...types.map((type) => bytesOf[type].length))).toBeLessThanOrEqual(SNIFFED_BYTES);
  });
});

describe('bytesMatchType of a PDF with bytes before its signature', () => {
  const BOM = [0xef, 0xbb, 0xbf];
  const text = (value: string) => [...new TextEncoder().encode(value)];
  const isPdf = (preamble: readonly number[]) =>
    bytesMatchType(new Uint8Array([...preamble, ...bytesOf.pdf, ...text('\n1 0 obj <<>>')]), 'pdf');

  test.each<[what: string, preamble: number[]]>([
    ['a byte order mark', BOM],
    ['a byte order mark and a line', [...BOM, ...text('\r\n')]],
    ['white space', text(' \t\r\n\f\n')],
    ['the type and creator of an old Macintosh', text('TEXTmdos\r\n')],
    ['headers of a mail or a download', text('Content-Type: application/pdf\r\nContent-Length: 512\r\n\r\n')],
    ['text in other scripts', text('Autorización 授权 ')],
    ['1,024 bytes', text(' '.repeat(MAX_PDF_PREAMBLE))],
  ])('accepts %s', (_, preamble) => {
    expect(isPdf(preamble)).toBe(true);
  });

  test.each<[what: string, preamble: number[]]>([
    ['1,025 bytes', text(' '.repeat(MAX_PDF_PREAMBLE + 1))],
    ['a program of Windows', text('MZ')],
    ['a program of Windows behind white space', text(' \r\nMZ')],
    ['a program of Linux', [0x7f, ...text('ELF')]],
    ['a zip', [0x50, 0x4b, 0x03, 0x04]],
    ['a zip behind text', text('TEXT PK')],
    ['a compound file', bytesOf.doc],
    ['a compound file behind a byte order mark', [...BOM, ...bytesOf.doc]],
    ['a script', text('#!/bin/sh\n')],
    ['a script behind a byte order mark', [...BOM, ...text('#!/bin/sh\n')]],
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['a web page behind text', text('Hello\n<script>alert(1)</script>')],
    ['PostScript', text('%!PS-Adobe-3.0\n')],
    ['RTF', text('{\\rtf1 ')],
    ['a GIF', bytesOf.gif],
    ['a JPEG', bytesOf.jpeg],
    ['a PNG', bytesOf.png],
    ['a null byte', [0]],
    ['a printer command', text('\u001b%-12345X@PJL\n')],
    ['a control character', text('a\u0008')],
    ['a character that changes the text direction', text('\u202e')],
    ['a line separator', text('\u2028')],
    ['bytes that are not text', [0xc3, 0x28]],
    ['a byte order mark of UTF-16', [0xff, 0xfe]],
  ])('rejects %s', (_, preamble) => {
    expect(isPdf(preamble)).toBe(false);
  });

  test('reads no more than SNIFFED_BYTES of a whole file', () => {
    const content = new Uint8Array(100_000).fill(0x20);
    content.set(bytesOf.pdf, MAX_PDF_PREAMBLE);
    expect(bytesMatchType(content, 'pdf')).toBe(true);
    expect(bytesMatchType(content.subarray(0, SNIFFED_BYTES), 'pdf')).toBe(true);
    expect(bytesMatchType(content.subarray(0, SNIFFED_BYTES - 1), 'pdf')).toBe(false);
  });
});

test('a file chooser offers every extension of a type', () => {
  expect(acceptedByChooser(['pdf', 'jpeg'])).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg,.jfif,.jpe');
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
