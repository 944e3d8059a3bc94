import { expect, it } from 'vitest';
import { aFile } from '../../testing/aRequest.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';
import {
  type Bundle,
  buildLeaseUntil,
  bundle,
  bundleBlobName,
  bundleUntil,
  isJoinable,
  isBundleBlobExpired,
  isBundleExpired,
  buildLeaseRemainingMs,
  hasAttemptsLeft,
  isPrintedThread,
} from './bundle.ts';
import { selectBundleFiles } from './selectBundleFiles.ts';
import { type Claim, decideDownload } from './decideDownload.ts';
import { claimBundleFiles } from './claimBundleFiles.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ago = (minutes: number): Claim => ({ at: at(-minutes).toISOString() });

const clean = { scan: 'clean', uploadedAt: '2026-03-02T08:00:00.000Z' } as const;
const legal = { ...clean, group: 'legal', uploadedByAdmin: true } as const;
const unpaid = { ...legal, requiresPayment: true, chargeCents: 2500 } as const;
const paid = { ...unpaid, paidAt: '2026-03-02T09:00:00.000Z' } as const;

type Case = [string, Partial<RequestFile>, Claim | null];

const downloadable: Case[] = [
  ['the client’s own', clean, null],
  ['free', legal, null],
  ['paid and in its window', paid, null],
  ['paid and downloaded a moment ago', paid, ago(14)],
];
const blocked: Case[] = [
  ['unchecked', { ...clean, scan: 'pending' }, null],
  ['infected', { ...clean, scan: 'infected' }, null],
  ['unpaid', unpaid, null],
  ['free under an embargo', { ...legal, embargoEnabled: true, embargoDays: 1 }, null],
  ['paid under an embargo', { ...paid, embargoEnabled: true, embargoDays: 1 }, null],
  [
    'past its window',
    { ...paid, uploadedAt: '2026-03-01T08:00:00.000Z', paidAt: '2026-03-01T09:00:00.000Z' },
    null,
  ],
  ['paid and downloaded', paid, ago(15)],
];

const decidedOf = (facts: Partial<RequestFile>, claim: Claim | null, now = NOW) => {
  const file = aFile(facts);
  return { file, decision: decideDownload(file, claim, now) };
};

it.each(downloadable)('a file that is %s is in the bundle', (_, facts, claim) => {
  const decided = decidedOf(facts, claim);
  expect(selectBundleFiles([decided])).toEqual({
    files: [decided.file],
    bytes: decided.file.size,
    skippedFiles: [],
  });
});

it.each(blocked)('a file that is %s is left out with a reason', (_, facts, claim) => {
  const { files, bytes, skippedFiles } = selectBundleFiles([decidedOf(facts, claim)]);
  expect([files, bytes]).toEqual([[], 0]);
  expect(skippedFiles).toEqual([
    { fileId: aFile({}).fileId, reason: expect.stringMatching(/\.$/) as string },
  ]);
});

it('the files of a bundle are sorted by upload time', () => {
  const old = decidedOf({ ...legal, fileId: 'file_b', uploadedAt: '2026-03-01T08:00:00.000Z' }, null);
  const [one, two] = ['file_a', 'file_c'].map((fileId) => decidedOf({ ...legal, fileId }, null));
  for (const order of [
    [one!, two!, old],
    [two!, old, one!],
  ]) {
    expect(selectBundleFiles(order).files.map(({ fileId }) => fileId)).toEqual([
      'file_b',
      'file_a',
      'file_c',
    ]);
  }
});

const ofRound = (round: number) => ({ subject: 'holder', files: [{ fileId: aFile({}).fileId, round }] });
const claimed = (round: number, decided: Parameters<typeof claimBundleFiles>[1]) =>
  claimBundleFiles(ofRound(round), decided, { owners: [], submitterId: null });

it.each([
  ['the client’s own', clean, null, 'free'],
  ['free', legal, null, 'free'],
  ['paid and in its window', paid, null, 'once'],
  ['paid and downloaded a moment ago', paid, ago(1), 'again'],
] as const)('a file that is %s has the right kind of download', (_, facts, claim, kind) => {
  expect(claimed(0, [decidedOf(facts, claim)])).toEqual([
    { ...ofRound(0).files[0], kind, takesPlace: false },
  ]);
});

it.each(blocked)('a bundle with a file that is now %s cannot be downloaded', (_, facts, claim) => {
  expect(claimed(0, [decidedOf(facts, claim)])).toBeNull();
});

it('a bundle with a file of another round, or without one of its files, cannot be downloaded', () => {
  expect(claimed(0, [decidedOf({ ...paid, downloadRound: 1 }, null)])).toBeNull();
  expect(claimed(0, [])).toBeNull();
});

const aBundle = (facts: Partial<Bundle> = {}): Bundle => ({
  bundleId: 'b'.repeat(32),
  requestId: 'req_1',
  subject: 'holder',
  files: [],
  bytes: 0,
  state: 'building',
  buildingUntil: null,
  until: bundleUntil(NOW),
  blobName: null,
  readyAt: null,
  ...facts,
});

it('a bundle expires after an hour', () => {
  expect(isBundleExpired(aBundle(), at(59))).toBe(false);
  expect(isBundleExpired(aBundle(), at(60))).toBe(true);
});

it('a bundle can be joined while enough time is left, and not after a failure', () => {
  expect(isJoinable(aBundle({ state: 'ready' }), at(50))).toBe(true);
  expect(isJoinable(aBundle({ state: 'ready' }), at(51))).toBe(false);
  expect(isJoinable(aBundle({ state: 'failed' }), NOW)).toBe(false);
});

it('a build lease lasts 90 seconds; without a builder there is none', () => {
  const building = aBundle({ buildingUntil: buildLeaseUntil(NOW) });
  expect(buildLeaseRemainingMs(building, NOW)).toBe(90_000);
  expect(buildLeaseRemainingMs(building, at(1))).toBe(30_000);
  expect(buildLeaseRemainingMs(building, at(1.5))).toBe(0);
  expect(buildLeaseRemainingMs(building, at(2))).toBe(0);
  expect(buildLeaseRemainingMs(aBundle(), NOW)).toBe(0);
});

it('a bundle stored before leases existed has no builder', () => {
  const { buildingUntil: _, ...stored } = aBundle();
  expect(bundle.parse(stored).buildingUntil).toBeNull();
});

it('a zip is kept for half an hour after its bundle expires', () => {
  const name = bundleBlobName(aBundle(), 'build');
  expect(isBundleBlobExpired(name, at(89))).toBe(false);
  expect(isBundleBlobExpired(name, at(90))).toBe(true);
});

it.each(['', 'req_1/file_1', '2020-01-01/req_1', '2020'])(
  '%j is not the name of a bundle and does not expire',
  (name) => {
    expect(isBundleBlobExpired(name, NOW)).toBe(false);
  },
);

it.each([
  [undefined, true],
  [1, true],
  [5, true],
  [6, false],
])('a document can be attempted five times: attempt %s', (attempts, isAllowed) => {
  expect(hasAttemptsLeft(attempts === undefined ? {} : { attempts })).toBe(isAllowed);
});

it('an ordered document is stored with its order, and stays readable without it, as earlier versions write it', () => {
  const order = {
    kind: 'thread',
    userId: 'usr_1',
    withNotes: true,
    language: 'es',
    timeZone: 'UTC',
  } as const;
  const stored = {
    bundleId: 'b',
    requestId: 'req_1',
    subject: 'user',
    files: [],
    bytes: 0,
    state: 'building',
    buildingUntil: null,
    until: bundleUntil(NOW),
    blobName: null,
    readyAt: null,
  } as const;
  expect(isPrintedThread(bundle.parse({ ...stored, print: order, attempts: 2 }))).toBe(true);
  expect(isPrintedThread(bundle.parse(stored))).toBe(false);
});
