import { describe, expect, it, test } from 'vitest';
import { aDispute } from '../testing/aDispute.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import type { RequestFile } from '../requests/requestDocument.ts';
import { decideDownload } from './downloads/decideDownload.ts';
import { isRefundDue, expectedRefund, withdrawFile } from './withdrawFile.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const AT = NOW.toISOString();
const by = { kind: 'staff', id: 'usr_1' } as const;
const author = { by, byName: 'Sam Clerk', note: '' };
const released = aFile({ group: 'legal', scan: 'clean', uploadedByAdmin: true });
const { fileId } = released;
const paid: Partial<RequestFile> = {
  requiresPayment: true,
  chargeCents: 2500,
  paidAt: '2026-03-11T08:00:00.000Z',
  paymentState: 'paid',
  intentId: 'pi_1',
};

const withdraw = (changed: Partial<RequestFile> = {}, refund = false) =>
  withdrawFile(
    aRequest({ files: { [fileId]: { ...released, ...changed } } }),
    fileId,
    { ...author, refund },
    NOW,
  );

function changeOf(decision: ReturnType<typeof withdraw>) {
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
}

describe('withdrawFile', () => {
  it.each<[other: string, changed: Partial<RequestFile>, kind: string]>([
    ['a released document', {}, 'refuse'],
    ['a withdrawn document', { withdrawnAt: AT, deletedAt: AT }, 'change'],
    ['another notice', { noticeVersion: '2030' }, 'change'],
    ['an upload of the client', { uploadedByAdmin: false }, 'change'],
  ])('of a notice of 42 CFR 2.32 beside %s', (_, changed, kind) => {
    const notice = { ...released, noticeVersion: '2024-04-16' };
    const files = { [fileId]: notice, other: { ...released, fileId: 'other', ...changed } };
    expect(withdrawFile(aRequest({ files }), fileId, { ...author, refund: false }, NOW).kind).toBe(kind);
  });

  it('keeps the record and blocks the file for everyone', () => {
    const { request } = changeOf(withdraw(paid));
    const file = request.files[fileId]!;
    expect(file).toEqual({ ...released, ...paid, withdrawnAt: AT, deletedAt: AT });
    expect(decideDownload(file, null, NOW)).toMatchObject({ kind: 'refuse', code: 'withdrawn' });
    expect(decideDownload({ ...file, uploadedByAdmin: false }, null, NOW)).toMatchObject({ kind: 'refuse' });
  });

  it('keeps the reason with its note, and only the key of the reason in the event', () => {
    const request = aRequest({ files: { [fileId]: released } });
    const withdrawal = { ...author, refund: false, reason: 'incomplete', note: 'Page 3 of Ann Lee' } as const;
    const { request: next, event } = changeOf(withdrawFile(request, fileId, withdrawal, NOW));
    expect(next.files[fileId]!.withdrawal).toEqual({
      reason: 'incomplete',
      note: 'Page 3 of Ann Lee',
      byName: 'Sam Clerk',
      at: AT,
    });
    expect(event.details).toEqual({ fileId, paidCents: 0, refund: false, reason: 'incomplete', notes: true });
  });

  it('records the actor and the paid amount, and creates the tasks', () => {
    const { event, steps, request } = changeOf(withdraw(paid, true));
    expect(event).toEqual({
      kind: 'file-withdrawn',
      at: AT,
      by,
      details: { fileId, paidCents: 2500, refund: true },
    });
    expect(steps).toEqual([
      { kind: 'project' },
      { kind: 'erase', fileId },
      { kind: 'end-file-payment', fileId, refund: true },
      { kind: 'notify-client', template: 'fileWithdrawn', seq: request.seq, fileId },
    ]);
  });

  it('records no refund for an unpaid file', () => {
    expect(changeOf(withdraw({}, true)).event.details).toMatchObject({ paidCents: 0, refund: false });
  });

  it('does not notify about a file that was never announced', () => {
    expect(changeOf(withdraw({ scan: 'pending' })).steps.some(({ kind }) => kind === 'notify-client')).toBe(
      false,
    );
  });

  it('accepts a released file in any state, once', () => {
    expect(withdraw({ withdrawnAt: AT, deletedAt: AT })).toEqual({ kind: 'same' });
    expect(withdraw({ deletedAt: AT })).toEqual({ kind: 'refuse', reason: 'deleted' });
    expect(withdraw({ uploadedByAdmin: false })).toEqual({ kind: 'refuse', reason: 'no-such-file' });
    for (const file of [
      { ...paid, paymentState: 'clearing' as const, paidAt: null },
      { embargoEnabled: true },
    ]) {
      expect(withdraw(file).kind).toBe('change');
    }
  });
});

test.each<[string, Partial<RequestFile>, boolean]>([
  ['withdrawn and paid', {}, true],
  ['not withdrawn', { withdrawnAt: null }, false],
  ['not paid', { paidAt: null }, false],
  ['refunded', { refundedIntents: ['pi_1'] }, false],
  ['paid, after another payment of it was refunded', { refundedIntents: ['pi_0'] }, true],
  ['in an open dispute', { disputes: [aDispute({ intentId: 'pi_1', status: 'needs_response' })] }, true],
  ['lost to a dispute', { disputes: [aDispute({ intentId: 'pi_1', status: 'lost' })] }, false],
])('a refund is due for a file that is %s', (_, changed, isDue) => {
  expect(isRefundDue({ ...released, ...paid, withdrawnAt: AT, ...changed })).toBe(isDue);
});

test.each<[string, Partial<RequestFile>, ReturnType<typeof expectedRefund>]>([
  ['withdrawn and paid', {}, 'due'],
  ['refunded right away', { refundedIntents: ['pi_1'], refundedAt: AT }, 'due'],
  ['not withdrawn', { withdrawnAt: null }, null],
  ['free', { paidAt: null, paymentState: 'unpaid', intentId: null }, null],
  ['not paid', { paidAt: null, paymentState: 'unpaid' }, null],
  ['clearing', { paidAt: null, paymentState: 'clearing' }, 'on-arrival'],
  ['in an open dispute', { disputes: [aDispute({ intentId: 'pi_1', status: 'needs_response' })] }, null],
  ['lost to a dispute', { disputes: [aDispute({ intentId: 'pi_1', status: 'lost' })] }, null],
])('the refund announced for a file that is %s', (_, changed, promised) => {
  expect(expectedRefund({ ...released, ...paid, withdrawnAt: AT, ...changed })).toBe(promised);
});
