import { describe, expect, test } from 'vitest';
import { internalUploads } from './internalUploads.ts';
import { staffUploads } from './staffUploads.ts';
import {
  checkUpload,
  checkUploadedBytes,
  UPLOAD_LINK_MINUTES,
  UPLOAD_QUOTA,
  wizardUploads,
} from './uploadRules.ts';

const TEN_MEGABYTES = 10_485_760;
const PDF = new TextEncoder().encode('%PDF-1.7');
const COMPOUND_FILE = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);

const refusalOf = (problem: ReturnType<typeof checkUpload>) =>
  problem.kind === 'refused' ? problem.message : null;

test('a draft allows 20 files and 100 MB, and a link is valid for ten minutes', () => {
  expect(UPLOAD_QUOTA).toEqual({ files: 20, bytes: 104_857_600 });
  expect(UPLOAD_LINK_MINUTES).toBe(10);
});

describe('checkUpload with the rules of the wizard', () => {
  test.each([
    ['a.pdf', 'pdf'],
    ['a.jpg', 'jpeg'],
    ['a.JPEG', 'jpeg'],
    ['a.jfif', 'jpeg'],
    ['a.jpe', 'jpeg'],
    ['a.png', 'png'],
    ['a.doc', 'doc'],
    ['a.docx', 'docx'],
  ])('%s is accepted', (name, type) => {
    expect(checkUpload({ name, size: 1 }, wizardUploads)).toEqual({ kind: 'ok', type });
  });

  test.each(['a.gif', 'a.tiff', 'a.tif', 'a.xls', 'a.xlsx', 'a.svg', 'a.html', 'a.exe', 'a', '.pdf', 'pdf'])(
    '%s has an unsupported format',
    (name) => {
      expect(refusalOf(checkUpload({ name, size: 1 }, wizardUploads))).toBe(
        `File ${name} has unsupported format. Allowed types are PDF, JPEG, PNG, and DOC/DOCX`,
      );
    },
  );

  test.each<[size: number, message: string | null]>([
    [0, 'File scan.pdf is empty. Please choose another file.'],
    [1, null],
    [TEN_MEGABYTES - 1, null],
    [TEN_MEGABYTES, null],
    [TEN_MEGABYTES + 1, 'File scan.pdf is too large. Maximum size is 10MB'],
    [Number.MAX_SAFE_INTEGER, 'File scan.pdf is too large. Maximum size is 10MB'],
  ])('a file of %i bytes: %s', (size, message) => {
    expect(refusalOf(checkUpload({ name: 'scan.pdf', size }, wizardUploads))).toBe(message);
  });

  test('rejects an unsupported, too large file because of its format', () => {
    expect(refusalOf(checkUpload({ name: 'a.exe', size: TEN_MEGABYTES + 1 }, wizardUploads))).toContain(
      'unsupported format',
    );
  });
});

describe('the rules of the internal form', () => {
  test.each(['a.pdf', 'a.jpg', 'a.jpeg', 'a.png'])('%s is accepted up to 10 MB', (name) => {
    expect(refusalOf(checkUpload({ name, size: TEN_MEGABYTES }, internalUploads))).toBeNull();
    expect(refusalOf(checkUpload({ name, size: TEN_MEGABYTES + 1 }, internalUploads))).toBe(
      `File ${name} is too large. Maximum size is 10MB`,
    );
  });

  test.each(['a.doc', 'a.docx', 'a.gif', 'a.xlsx', 'a.html', 'a'])('rejects %s', (name) => {
    expect(refusalOf(checkUpload({ name, size: 1 }, internalUploads))).toBe(
      `File ${name} has unsupported format. Allowed types are PDF, JPG and PNG`,
    );
  });

  test('the message for mismatched content names the allowed types', () => {
    const disguised = { name: 'a.png', size: 8, firstBytes: PDF };
    expect(refusalOf(checkUploadedBytes(disguised, internalUploads))).toBe(
      'The content of file a.png does not match its file type. Please save it again as a PDF, JPG or PNG file and try again.',
    );
  });
});

describe('checkUploadedBytes', () => {
  test('accepts a file whose content matches its name', () => {
    expect(checkUploadedBytes({ name: 'scan.pdf', size: 8, firstBytes: PDF }, wizardUploads)).toEqual({
      kind: 'ok',
      type: 'pdf',
    });
  });

  test.each(['a.jpg', 'a.png', 'a.doc', 'a.docx'])('rejects a PDF named %s', (name) => {
    expect(refusalOf(checkUploadedBytes({ name, size: 8, firstBytes: PDF }, wizardUploads))).toBe(
      `The content of file ${name} does not match its file type. Please save it again as a PDF, JPEG, PNG, DOC or DOCX file and try again.`,
    );
  });

  test.each(['a.docx', 'a.xlsx'])('leaves a compound file named %s to the inspection', (name) => {
    expect(
      refusalOf(checkUploadedBytes({ name, size: 8, firstBytes: COMPOUND_FILE }, staffUploads)),
    ).toBeNull();
  });

  test.each(['a.doc', 'a.xls'])('rejects a zip named %s', (name) => {
    expect(refusalOf(checkUploadedBytes({ name, size: 8, firstBytes: ZIP }, staffUploads))).toContain(
      'does not match its file type',
    );
  });

  test('checks name and size first', () => {
    expect(
      refusalOf(
        checkUploadedBytes({ name: 'a.pdf', size: TEN_MEGABYTES + 1, firstBytes: PDF }, wizardUploads),
      ),
    ).toBe('File a.pdf is too large. Maximum size is 10MB');
    expect(
      refusalOf(checkUploadedBytes({ name: 'a.exe', size: 8, firstBytes: PDF }, wizardUploads)),
    ).toContain('unsupported format');
  });
});
