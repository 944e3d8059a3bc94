import type { ScanState } from '@portal/contract/requests/schemas/requestView.ts';
import { describe, expect, it, test } from 'vitest';
import { aFile } from '../../testing/aRequest.ts';
import { type ClaimState, decideDownload, isViewable } from './decideDownload.ts';
import { claimOf, type MoreSubjects, withMoreSubject } from './paidSubjects.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';

const UPLOADED = '2026-03-01T08:00:00.000Z';
const EMBARGO_END = '2026-03-15T08:00:00.000Z';

const released: Partial<RequestFile> = {
  group: 'legal',
  scan: 'clean',
  uploadedByAdmin: true,
  uploadedAt: UPLOADED,
};
const free = released;
const freeUnderEmbargo = { ...released, embargoEnabled: true, embargoDays: 14 };
const unpaid = { ...released, requiresPayment: true, chargeCents: 2500 };
const paidAtOnce = { ...unpaid, paidAt: '2026-03-01T09:00:00.000Z' };
const paidUnderEmbargo = { ...paidAtOnce, embargoEnabled: true, embargoDays: 14 };
const paidLate = { ...paidUnderEmbargo, paidAt: '2026-04-01T09:00:00.000Z' };
const extended = { ...paidAtOnce, windowExtendedAt: '2026-03-20T10:00:00.000Z' };

/** The decision as text: kind or refusal, its instant, and an eye if the file is viewable. */
function decided(file: Partial<RequestFile>, now: string, claim: ClaimState = null): string {
  const decision = decideDownload(aFile(file), claim, new Date(now));
  const eye = isViewable(decision, 'application/pdf') ? ' 👁' : '';
  switch (decision.kind) {
    case 'free':
      return `free${eye}`;
    case 'once':
      return `once until ${decision.until.toISOString()}${eye}`;
    case 'again':
      return `again until ${decision.againUntil.toISOString()}${eye}`;
    case 'refuse': {
      const at = decision.availableAt ? ` until ${decision.availableAt.toISOString()}` : '';
      return `${decision.code}${at}${eye}`;
    }
  }
}

describe('a file that is not clean cannot be opened by anyone', () => {
  test.each<[ScanState, string]>([
    ['pending', 'scan-pending'],
    ['infected', 'infected'],
  ])('%s', (scan, refusal) => {
    for (const file of [{ uploadedByAdmin: false }, free, freeUnderEmbargo, unpaid, paidAtOnce, extended]) {
      expect(decided({ ...file, scan }, '2026-03-01T10:00:00.000Z')).toBe(refusal);
      expect(decided({ ...file, scan }, '2026-03-01T10:00:00.000Z', { at: UPLOADED })).toBe(refusal);
    }
  });
});

test("a client's own upload can always be downloaded", () => {
  expect(decided({ scan: 'clean', uploadedByAdmin: false }, '2030-01-01T00:00:00.000Z')).toBe('free 👁');
});

describe('a free file', () => {
  it('can always be downloaded', () => {
    expect(decided(free, UPLOADED)).toBe('free 👁');
    expect(decided(free, '2030-01-01T00:00:00.000Z')).toBe('free 👁');
  });

  test.each([
    [UPLOADED, `embargo until ${EMBARGO_END} 👁`],
    ['2026-03-15T07:59:59.999Z', `embargo until ${EMBARGO_END} 👁`],
    [EMBARGO_END, 'free 👁'],
    ['2030-01-01T00:00:00.000Z', 'free 👁'],
  ])('under an embargo of 14 days, at %s: %s', (now, decision) => {
    expect(decided(freeUnderEmbargo, now)).toBe(decision);
  });

  test.each([
    [1, '2026-03-02T08:00:00.000Z'],
    [365, '2027-03-01T08:00:00.000Z'],
  ])('under an embargo of %i days is blocked until %s', (embargoDays, end) => {
    const file = { ...freeUnderEmbargo, embargoDays };
    expect(decided(file, UPLOADED)).toBe(`embargo until ${end} 👁`);
    expect(decided(file, end)).toBe('free 👁');
  });
});

describe('an unpaid file cannot be viewed or downloaded', () => {
  test.each([
    ['without an embargo', unpaid, 'payment-required'],
    [
      'under an embargo',
      { ...unpaid, embargoEnabled: true, embargoDays: 14 },
      `payment-required until ${EMBARGO_END}`,
    ],
    ['with an extended window', { ...unpaid, windowExtendedAt: UPLOADED }, 'payment-required'],
  ])('%s', (_, file, decision) => {
    expect(decided(file, '2026-03-02T08:00:00.000Z')).toBe(decision);
  });
});

describe('the download window is twelve hours from the latest of upload, payment, end of embargo and extension', () => {
  test.each<[string, Partial<RequestFile>, string, string]>([
    [
      'paid after the upload',
      paidAtOnce,
      '2026-03-01T09:00:00.000Z',
      'once until 2026-03-01T21:00:00.000Z 👁',
    ],
    [
      'paid after the upload',
      paidAtOnce,
      '2026-03-01T20:59:59.999Z',
      'once until 2026-03-01T21:00:00.000Z 👁',
    ],
    ['paid after the upload', paidAtOnce, '2026-03-01T21:00:00.000Z', 'window-closed'],
    [
      'paid before the embargo ended',
      paidUnderEmbargo,
      '2026-03-15T07:59:59.999Z',
      `embargo until ${EMBARGO_END} 👁`,
    ],
    ['paid before the embargo ended', paidUnderEmbargo, EMBARGO_END, 'once until 2026-03-15T20:00:00.000Z 👁'],
    ['paid before the embargo ended', paidUnderEmbargo, '2026-03-15T20:00:00.000Z', 'window-closed'],
    [
      'paid after the embargo ended',
      paidLate,
      '2026-04-01T20:59:59.999Z',
      'once until 2026-04-01T21:00:00.000Z 👁',
    ],
    ['paid after the embargo ended', paidLate, '2026-04-01T21:00:00.000Z', 'window-closed'],
    ['extended', extended, '2026-03-20T21:59:59.999Z', 'once until 2026-03-20T22:00:00.000Z 👁'],
    ['extended', extended, '2026-03-20T22:00:00.000Z', 'window-closed'],
    [
      'paid after an extension',
      { ...extended, paidAt: '2026-03-25T00:00:00.000Z' },
      '2026-03-25T11:00:00.000Z',
      'once until 2026-03-25T12:00:00.000Z 👁',
    ],
    [
      'embargoed for longer than an extension',
      { ...paidUnderEmbargo, windowExtendedAt: '2026-03-10T00:00:00.000Z' },
      '2026-03-10T01:00:00.000Z',
      `embargo until ${EMBARGO_END} 👁`,
    ],
  ])('%s, at %3$s', (_, file, now, decision) => {
    expect(decided(file, now)).toBe(decision);
  });
});

describe('a paid file that was downloaded', () => {
  const claim = { at: '2026-03-01T20:50:00.000Z' };

  test.each([
    ['a moment later', '2026-03-01T20:50:00.001Z', 'again until 2026-03-01T21:05:00.000Z 👁'],
    ['after its window has ended', '2026-03-01T21:04:59.999Z', 'again until 2026-03-01T21:05:00.000Z 👁'],
    ['a quarter of an hour later', '2026-03-01T21:05:00.000Z', 'already-downloaded'],
  ])('%s', (_, now, decision) => {
    expect(decided(paidAtOnce, now, claim)).toBe(decision);
  });

  it('stays downloaded when its window is extended', () => {
    const file = { ...paidAtOnce, windowExtendedAt: '2026-03-02T00:00:00.000Z' };
    expect(decided(file, '2026-03-02T01:00:00.000Z', claim)).toBe('already-downloaded');
  });

  it('uses the wording of the specification', () => {
    expect(decideDownload(aFile(paidAtOnce), claim, new Date('2026-03-02T00:00:00.000Z'))).toMatchObject({
      message: 'This paid file has already been downloaded. Each paid file can only be downloaded once.',
      downloadedAt: claim.at,
    });
  });
});

describe('a paid file whose payment was for a limited number of subjects', () => {
  const NOW = '2026-03-01T10:00:00.000Z';
  const PAID = paidAtOnce.paidAt;
  const BEFORE = '2026-03-01T08:59:59.999Z';
  const request = {
    submitterId: 'usr_submitter',
    owners: ['usr_submitter', 'usr_old', 'usr_early', 'usr_late', 'usr_same', 'usr_payer', 'usr_admitted'],
    ownersSince: { usr_early: BEFORE, usr_late: NOW, usr_same: PAID, usr_payer: NOW, usr_admitted: NOW },
  };
  const file = { ...paidAtOnce, payerId: 'usr_payer', admittedIds: ['usr_admitted'] };
  const { fileId } = aFile(file);
  const none = {};
  const one = { [`${fileId}|0`]: ['user:usr_other'] };
  const two = { [`${fileId}|0`]: ['user:usr_other', 'user:usr_another'] };
  const open = 'once until 2026-03-01T21:00:00.000Z 👁';

  test.each<[string, string, MoreSubjects, Partial<RequestFile>, string]>([
    ['the holder', 'holder', two, file, open],
    ['the submitter', 'user:usr_submitter', two, file, open],
    ['the payer', 'user:usr_payer', two, file, open],
    ['an account from before times were stored', 'user:usr_old', two, file, open],
    ['an account listed before the payment', 'user:usr_early', two, file, open],
    ['an account that staff admitted', 'user:usr_admitted', two, file, open],
    ['the first other account', 'user:usr_late', none, file, open],
    ['the second other account', 'user:usr_late', one, file, open],
    ['an account that took a place in a call that failed', 'user:usr_other', two, file, open],
    ['the third other account', 'user:usr_late', two, file, 'account-limit'],
    ['an account that added it at the instant of the payment', 'user:usr_same', two, file, 'account-limit'],
    ['an account that is no longer listed', 'user:usr_gone', two, file, 'account-limit'],
    ['the third in a further round', 'user:usr_late', two, { ...file, downloadRound: 1 }, open],
    [
      'the payer of a file that the holder paid',
      'user:usr_payer',
      two,
      { ...file, payerId: null },
      'account-limit',
    ],
    ['anyone, if the payer was not stored', 'user:usr_late', two, paidAtOnce, open],
    ['anyone, for a free file', 'user:usr_late', two, { ...free, payerId: null }, 'free 👁'],
    ['the third while it is unpaid', 'user:usr_late', two, { ...file, paidAt: null }, 'payment-required'],
    ['the third while it is checked', 'user:usr_late', two, { ...file, scan: 'pending' }, 'scan-pending'],
    [
      'the third under the embargo',
      'user:usr_late',
      two,
      { ...file, embargoEnabled: true, embargoDays: 14 },
      `embargo until ${EMBARGO_END} 👁`,
    ],
    [
      'the third after the window ended',
      'user:usr_late',
      two,
      { ...file, uploadedAt: '2026-02-27T08:00:00.000Z', paidAt: '2026-02-28T09:00:00.000Z' },
      'window-closed',
    ],
  ])('%s: %5$s', (_, subject, more, facts, decision) => {
    const claim = claimOf({ request, subject, claims: [], more }, aFile(facts));
    expect(decided(facts, NOW, claim)).toBe(decision);
  });

  it('says so in words of its own', () => {
    expect(decideDownload(aFile(file), 'no-place', new Date(NOW))).toMatchObject({
      message: 'Enough accounts have downloaded this paid file. You can ask our staff for a download.',
      isViewable: false,
    });
  });

  it('has exactly two places for others in a round', () => {
    const first = withMoreSubject(none, aFile(file), 'user:a')!;
    const second = withMoreSubject(first, aFile(file), 'user:b')!;
    expect(withMoreSubject(second, aFile(file), 'user:c')).toBeNull();
    expect(withMoreSubject(second, aFile(file), 'user:a')).toBe(second);
    expect(withMoreSubject(second, aFile({ ...file, downloadRound: 1 }), 'user:c')).toMatchObject(second);
  });
});

test.each<[string, Partial<RequestFile>, boolean]>([
  ['free', free, true],
  ['free, under embargo', freeUnderEmbargo, false],
  ['paid, in its window', paidAtOnce, false],
  ['not paid', unpaid, false],
  ["the client's own", { scan: 'clean', uploadedByAdmin: false }, true],
])(
  'a file that a browser cannot display can be opened only if it can be downloaded without limit: %s',
  (_, file, canOpen) => {
    const decision = decideDownload(aFile(file), null, new Date('2026-03-01T10:00:00.000Z'));
    expect(isViewable(decision, 'application/msword')).toBe(canOpen);
  },
);
