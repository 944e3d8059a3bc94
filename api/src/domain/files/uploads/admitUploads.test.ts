import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { UPLOAD_QUOTA, wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { describe, expect, test } from 'vitest';
import { admitUploads, isUploadLinkExpired } from './admitUploads.ts';

const MEGABYTE = 1024 * 1024;
const issuedAt = '2026-03-10T08:00:00.000Z';

const announced = (...sizes: number[]) => sizes.map((size, index) => ({ name: `scan ${index}.pdf`, size }));
const issued = (...sizes: number[]) => sizes.map((announcedSize) => ({ announcedSize, issuedAt }));
const times = (count: number, size: number) => Array<number>(count).fill(size);

describe('admitUploads', () => {
  test.each<[what: string, sizes: number[], before: number[], kind: string]>([
    ['one file', [1], [], 'admit'],
    ['the 20th file', [1], times(19, 1), 'admit'],
    ['the 21st file', [1], times(20, 1), 'over-quota'],
    ['twenty files at once', times(20, 1), [], 'admit'],
    ['twenty-one files at once', times(21, 1), [], 'over-quota'],
    ['exactly 100 MB at once', times(10, 10 * MEGABYTE), [], 'admit'],
    ['the last byte of 100 MB', [1], [...times(9, 10 * MEGABYTE), 10 * MEGABYTE - 1], 'admit'],
    ['a byte more than 100 MB', [1], times(10, 10 * MEGABYTE), 'over-quota'],
    ['a byte more than 100 MB at once', [...times(10, 10 * MEGABYTE), 1], [], 'over-quota'],
    ['no file at all', [], [], 'admit'],
  ])('%s', (_, sizes, before, kind) => {
    expect(admitUploads(announced(...sizes), issued(...before), wizardUploads).kind).toBe(kind);
  });

  test.each<[what: string, before: number[], kind: string]>([
    ['after forms of staff that were never sent', times(99, 1), 'admit'],
    ['after too many of them', times(100, 1), 'over-quota'],
    ['after too many bytes of them', times(50, 10 * MEGABYTE), 'over-quota'],
  ])('one file %s', (_, before, kind) => {
    expect(admitUploads(announced(1), issued(...before), staffUploads).kind).toBe(kind);
  });

  test('the quota matches the contract', () => {
    expect(UPLOAD_QUOTA).toEqual({ files: 20, bytes: 100 * MEGABYTE });
  });

  test('returns the position of the first rejected file, before the quota is checked', () => {
    const files = [
      ...announced(...times(25, 1)),
      { name: 'virus.exe', size: 1 },
      { name: 'page.html', size: 1 },
    ];
    expect(admitUploads(files, [], wizardUploads)).toMatchObject({
      kind: 'refuse',
      index: 25,
      refusal: { text: { template: wizardUploads.unsupported, values: { name: 'virus.exe' } } },
    });
  });

  test.each([
    [10 * MEGABYTE, 'admit'],
    [10 * MEGABYTE + 1, 'refuse'],
    [0, 'refuse'],
  ])('a file of %i bytes: %s', (size, kind) => {
    expect(admitUploads(announced(size), [], wizardUploads).kind).toBe(kind);
  });
});

test.each([
  ['2026-03-10T08:00:00.000Z', false],
  ['2026-03-10T08:10:00.000Z', false],
  ['2026-03-10T08:10:00.001Z', true],
])('a link from 8:00 is expired at %s: %s', (now, hasExpired) => {
  expect(isUploadLinkExpired({ announcedSize: 1, issuedAt }, new Date(now))).toBe(hasExpired);
});
