import { createHash } from 'node:crypto';
import type { DocumentLook } from '@portal/contract/files/schemas/documentLook.ts';
import { volumeName } from '@portal/contract/packets/volumes.ts';
import { expect, it } from 'vitest';
import { documentOf } from './packetDocument.ts';
import { joinedLook } from './writeVolumes.ts';

const ofFile = { fileId: 'file_1', name: 'Chart.pdf' };
const volume = (number: number) => ({
  size: number * 100,
  sha256: String(number).repeat(64),
  pages: number,
  allPages: number + 1,
});
/** Only the first volume has pages before those of records. */
const written = (number: number) => ({ ...volume(number), frontPages: number === 1 ? 1 : 0 });

it('has the facts of its file, and no volumes', () => {
  expect(documentOf([written(1)], ofFile)).toEqual({
    ...ofFile,
    size: 100,
    sha256: '1'.repeat(64),
    allPages: 2,
    frontPages: 1,
  });
});

it('has the sums of its volumes, and the hash of their hashes', () => {
  const volumes = [1, 2].map(volume);
  const sha256 = createHash('sha256')
    .update(`${'1'.repeat(64)}${'2'.repeat(64)}`)
    .digest('hex');
  expect(documentOf([1, 2].map(written), ofFile)).toEqual({
    ...ofFile,
    size: 300,
    sha256,
    allPages: 5,
    frontPages: 1,
    volumes,
  });
});

it.each([
  ['Chart.pdf', 'Chart_vol2of3.pdf'],
  ['Chart v1.2.pdf', 'Chart v1.2_vol2of3.pdf'],
  ['Chart', 'Chart_vol2of3'],
])('names a volume of %s', (name, expected) => {
  expect(volumeName(name, 2, 3)).toBe(expected);
});

const read = (changed: Partial<Extract<DocumentLook, { state: 'read' }>> = {}): DocumentLook => ({
  state: 'read',
  pages: 3,
  pagesRead: 3,
  pagesWithText: 2,
  namesPatient: false,
  otherPersons: [{ page: 2, names: ['Ann Lee'], birthDates: [] }],
  otherPersonPages: 1,
  ...changed,
});

it('counts the pages that name others through all volumes', () => {
  const joined = joinedLook([read(), read({ namesPatient: true, pagesRead: 2 })]);
  expect(joined).toMatchObject({
    pages: 6,
    pagesRead: 5,
    pagesWithText: 4,
    namesPatient: true,
    otherPersonPages: 2,
    otherPersons: [{ page: 2 }, { page: 5 }],
  });
});

it('is not read if a volume could not be read', () => {
  const notRead = { state: 'not-read', reason: 'too-complex' } as const;
  expect(joinedLook([read(), notRead])).toEqual(notRead);
  expect(joinedLook([notRead, read()])).toEqual(notRead);
});
