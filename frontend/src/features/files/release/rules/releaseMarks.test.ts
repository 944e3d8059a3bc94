import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { describe, expect, it } from 'vitest';
import { aReleasedFile } from '../../../requests/testing/aRequest.ts';
import { asStaffFile } from '../../../requests/testing/aStaffRequest.ts';
import { releaseMarks } from './releaseMarks.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const uploadedAt = '2026-03-01T10:00:00.000Z';
const BEFORE = '2026-03-02T09:00:00.000Z';
const AFTER = '2026-03-02T11:00:00.000Z';

function marksOf(terms: Parameters<typeof aReleasedFile>[1], facts: Partial<StaffFileView> = {}) {
  const file = asStaffFile(aReleasedFile({ uploadedAt }, terms), facts);
  return releaseMarks(file, now);
}

describe('releaseMarks', () => {
  it('returns the charge and whether it is paid', () => {
    expect(marksOf({}).charge).toBeNull();
    expect(marksOf({ requiresPayment: true, chargeAmount: 19.99 }).charge).toEqual({
      cents: 1999,
      isPaid: false,
    });
    expect(marksOf({ requiresPayment: true, chargeAmount: 25, isPaid: true }).charge).toEqual({
      cents: 2500,
      isPaid: true,
    });
  });

  it.each([
    [false, 14, null],
    [true, 14, '2026-03-15T10:00:00.000Z'],
    [true, 1, null],
  ])('returns the end of an active embargo (%s, %s days): %s', (embargoEnabled, embargoDays, until) => {
    expect(marksOf({ embargoEnabled, embargoDays }).embargoUntil).toBe(until);
  });

  it.each<[StaffFileView['window'], ReturnType<typeof releaseMarks>['window']]>([
    [{ state: 'none' }, { kind: 'none' }],
    [{ state: 'unpaid' }, { kind: 'none' }],
    [
      { state: 'embargoed', at: AFTER },
      { kind: 'opens', at: AFTER },
    ],
    [
      { state: 'active', at: AFTER },
      { kind: 'active', until: AFTER },
    ],
    [
      { state: 'active', at: BEFORE },
      { kind: 'expired', since: BEFORE, extendedAt: null },
    ],
    [
      { state: 'expired', at: BEFORE },
      { kind: 'expired', since: BEFORE, extendedAt: null },
    ],
  ])('returns the mark of a window %j', (window, mark) => {
    expect(marksOf({}, { window }).window).toEqual(mark);
  });

  it.each<StaffFileView['window']>([
    { state: 'embargoed', at: AFTER },
    { state: 'active', at: AFTER },
    { state: 'expired', at: BEFORE },
  ])('returns no window %j and no embargo for a deleted file', (window) => {
    const marks = marksOf({ embargoEnabled: true, embargoDays: 14 }, { window, deletedAt: BEFORE });
    expect(marks).toMatchObject({ embargoUntil: null, window: { kind: 'none' } });
  });

  it('returns when an expired window was extended', () => {
    const window = { state: 'expired', at: BEFORE } as const;
    expect(marksOf({}, { window, downloadWindowExtendedAt: uploadedAt }).window).toEqual({
      kind: 'expired',
      since: BEFORE,
      extendedAt: uploadedAt,
    });
  });
});
