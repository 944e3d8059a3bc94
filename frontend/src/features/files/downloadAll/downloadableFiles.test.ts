import { expect, it } from 'vitest';
import { aFile, aReleasedFile } from '../../requests/testing/aRequest.ts';
import { downloadableFiles } from './downloadableFiles.ts';

const LATER = '2099-03-04T10:00:00.000Z';
const own = aFile({ size: 1 });
const free = aReleasedFile({ size: 10 });
const paid = { requiresPayment: true, isPaid: true, chargeAmount: 25 };
const inWindow = aReleasedFile({ size: 100 }, { ...paid, downloadUntil: LATER });
const taken = aReleasedFile({ size: 1000, downloadedAt: LATER, downloadAgainUntil: LATER }, paid);
const withheld = aReleasedFile({ size: 10_000, isDownloadable: false }, { availableAt: LATER });

const having = (...uploadedFiles: ReturnType<typeof aFile>[]) =>
  downloadableFiles({ loaFiles: [own], uploadedFiles });

it('counts every file that can be downloaded, with the client’s own', () => {
  expect(having(free, withheld)).toEqual({ count: 2, bytes: 11, takesPaid: false });
  expect(having(free, inWindow)).toEqual({ count: 3, bytes: 111, takesPaid: true });
});

it('knows that a paid file that was downloaded a moment ago has no download left to take', () => {
  expect(having(free, taken)).toEqual({ count: 3, bytes: 1011, takesPaid: false });
});

it('is nothing for a single file, and for none of the legal team', () => {
  expect(downloadableFiles({ loaFiles: [], uploadedFiles: [free] })).toBeNull();
  expect(having(aFile(), withheld)).toBeNull();
});
