import { expect, it } from 'vitest';
import { aFile, aReleasedFile } from '../../requests/testing/aRequest.ts';
import { downloadableFiles } from './downloadableFiles.ts';

const LATER = '2099-03-04T10:00:00.000Z';
const own = aFile({ size: 1 });
const free = aReleasedFile({ size: 10 });
const paid = { requiresPayment: true, isPaid: true, chargeAmount: 25 };
const inWindow = aReleasedFile({ size: 100 }, { ...paid, downloadUntil: LATER });
const downloaded = aReleasedFile({ size: 1000, downloadedAt: LATER, downloadAgainUntil: LATER }, paid);
const withheld = aReleasedFile({ size: 10_000, isDownloadable: false }, { availableAt: LATER });

const downloadable = (...uploadedFiles: ReturnType<typeof aFile>[]) =>
  downloadableFiles({ loaFiles: [own], uploadedFiles });

it('counts all downloadable files, including the client’s own', () => {
  expect(downloadable(free, withheld)).toEqual({
    names: [own, free].map(({ originalName }) => originalName),
    count: 2,
    bytes: 11,
    usesPaidDownload: false,
  });
  expect(downloadable(free, inWindow)).toMatchObject({ count: 3, bytes: 111, usesPaidDownload: true });
});

it('does not count a paid file that was already downloaded as a single download', () => {
  expect(downloadable(free, downloaded)).toMatchObject({ count: 3, bytes: 1011, usesPaidDownload: false });
});

it('returns null for a single file and without files of the legal team', () => {
  expect(downloadableFiles({ loaFiles: [], uploadedFiles: [free] })).toBeNull();
  expect(downloadable(aFile(), withheld)).toBeNull();
});
