import { describe, expect, it, test } from 'vitest';
import { type DownloadWindow, downloadWindow, embargoEndsAt, type ReleaseTerms } from './downloads.ts';

const terms: ReleaseTerms = {
  uploadedAt: '2026-03-01T08:00:00.000Z',
  requiresPayment: true,
  embargoEnabled: false,
  embargoDays: 0,
  paidAt: '2026-03-01T08:30:00.000Z',
  windowExtendedAt: null,
};

describe('the embargo', () => {
  it('ends a number of days after the upload, at the same hour', () => {
    expect(embargoEndsAt({ ...terms, embargoEnabled: true, embargoDays: 14 })).toEqual(
      new Date('2026-03-15T08:00:00.000Z'),
    );
  });

  it('does not apply if it is disabled', () => {
    expect(embargoEndsAt({ ...terms, embargoDays: 14 })).toBeNull();
  });
});

describe('the download window', () => {
  test.each<[string, Partial<ReleaseTerms>, string, DownloadWindow]>([
    ['of a file without a charge', { requiresPayment: false }, '2026-03-01T09:00:00.000Z', { kind: 'none' }],
    ['before the payment', { paidAt: null }, '2026-03-01T09:00:00.000Z', { kind: 'unpaid' }],
    [
      'before the payment, extended',
      { paidAt: null, windowExtendedAt: '2026-03-01T08:59:00.000Z' },
      '2026-03-01T09:00:00.000Z',
      { kind: 'unpaid' },
    ],
    [
      'during the embargo',
      { embargoEnabled: true, embargoDays: 1 },
      '2026-03-02T07:59:59.999Z',
      { kind: 'embargoed', from: new Date('2026-03-02T08:00:00.000Z') },
    ],
    [
      'when the embargo ends',
      { embargoEnabled: true, embargoDays: 1 },
      '2026-03-02T08:00:00.000Z',
      { kind: 'active', until: new Date('2026-03-02T20:00:00.000Z') },
    ],
    [
      'at its last moment',
      {},
      '2026-03-01T20:29:59.999Z',
      { kind: 'active', until: new Date('2026-03-01T20:30:00.000Z') },
    ],
    [
      'at its end',
      {},
      '2026-03-01T20:30:00.000Z',
      { kind: 'expired', since: new Date('2026-03-01T20:30:00.000Z') },
    ],
    [
      'after an extension',
      { windowExtendedAt: '2026-03-05T00:00:00.000Z' },
      '2026-03-05T11:59:59.999Z',
      { kind: 'active', until: new Date('2026-03-05T12:00:00.000Z') },
    ],
    [
      'after the end of an extension',
      { windowExtendedAt: '2026-03-05T00:00:00.000Z' },
      '2026-03-05T12:00:00.000Z',
      { kind: 'expired', since: new Date('2026-03-05T12:00:00.000Z') },
    ],
  ])('%s', (_, changed, now, expected) => {
    expect(downloadWindow({ ...terms, ...changed }, new Date(now))).toEqual(expected);
  });
});
