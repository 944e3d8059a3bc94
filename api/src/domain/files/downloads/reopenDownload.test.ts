import { describe, expect, it, test } from 'vitest';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { HOLDER_SUBJECT } from './downloadClaims.ts';
import { allowDownload, extendWindow, type ReopenRefusal } from './reopenDownload.ts';
import type { Actor } from '../../requests/actor.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const by: Actor = { kind: 'staff', id: 'usr_1' };
const paid = aFile({
  group: 'legal',
  scan: 'clean',
  uploadedByAdmin: true,
  uploadedAt: '2026-03-10T08:00:00.000Z',
  requiresPayment: true,
  chargeCents: 2500,
  paidAt: '2026-03-10T09:00:00.000Z',
});
const { fileId } = paid;
const used = [0, 1].map((round) => ({
  fileId,
  subject: HOLDER_SUBJECT,
  round,
  at: '2026-03-10T10:00:00.000Z',
}));
const open = { paidAt: '2026-03-12T07:00:00.000Z' };

const holding = (changed: Partial<RequestFile>) => aRequest({ files: { [fileId]: { ...paid, ...changed } } });

describe.each([
  ['extending a window', extendWindow, 'window-extended'],
  ['allowing one more download', allowDownload(used), 'download-allowed'],
] as const)('%s', (_, decide, kind) => {
  test.each<[string, Partial<RequestFile>, ReopenRefusal]>([
    ['a file of the client', { uploadedByAdmin: false }, 'no-such-file'],
    ['a free file', { requiresPayment: false }, 'free'],
    ['a file that is not paid for', { paidAt: null }, 'unpaid'],
    ['a file under embargo', { embargoEnabled: true, embargoDays: 14 }, 'embargoed'],
  ])('is rejected for %s', (__, changed, reason) => {
    expect(decide(holding(changed), fileId, by, now)).toEqual({ kind: 'refuse', reason });
  });

  it('is rejected for a file of another request', () => {
    expect(decide(holding({}), 'file_other', by, now)).toEqual({ kind: 'refuse', reason: 'no-such-file' });
  });

  it('reopens an ended window from now and records the actor', () => {
    const decision = decide(holding({}), fileId, by, now);
    expect(decision).toMatchObject({
      kind: 'change',
      change: {
        request: { seq: 2, files: { [fileId]: { windowExtendedAt: now.toISOString() } } },
        event: { kind, at: now.toISOString(), by, details: { fileId } },
        steps: [{ kind: 'project' }, { template: 'downloadAllowed', fileId }],
      },
    });
  });
});

test('rejects the extension of an open window', () => {
  expect(extendWindow(holding(open), fileId, by, now)).toEqual({ kind: 'refuse', reason: 'still-open' });
});

test('one more download starts a round and does not change an open window', () => {
  expect(allowDownload(used)(holding({ ...open, downloadRound: 1 }), fileId, by, now)).toMatchObject({
    change: { request: { files: { [fileId]: { downloadRound: 2, windowExtendedAt: null } } } },
  });
});

test.each([
  ['nobody downloaded the file', [], 0],
  ['the download that was just allowed is unused', used.slice(0, 1), 1],
])('rejects one more download when %s', (_, claims, downloadRound) => {
  const decision = allowDownload(claims)(holding({ ...open, downloadRound }), fileId, by, now);
  expect(decision).toEqual({ kind: 'refuse', reason: 'unused' });
});
