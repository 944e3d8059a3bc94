import type { CorrectionReason } from '@portal/contract/packets/corrections.ts';
import { describe, expect, it } from 'vitest';
import { addFiles } from '../files/addFiles.ts';
import { decideDownload } from '../files/downloads/decideDownload.ts';
import { isRefundDue, withdrawFile } from '../files/withdrawFile.ts';
import { receiptOf } from '../payments/receiptOf.ts';
import type { RequestDocument, RequestFile } from '../requests/requestDocument.ts';
import { requestMoneyView } from '../requests/views/requestMoney.ts';
import { aDispute } from '../testing/aDispute.ts';
import { aFile, aRequest, uploadOf } from '../testing/aRequest.ts';
import { withPayment } from './corrections.ts';

const NOW = new Date('2026-03-20T08:00:00.000Z');
const LATER = new Date('2026-03-20T09:00:00.000Z');
const by = { kind: 'staff', id: 'usr_1' } as const;
const packet = { packetId: 'packet-1', pages: 3, sha256: 'a'.repeat(64) };
const earlier: RequestFile = aFile({
  group: 'legal',
  scan: 'clean',
  uploadedByAdmin: true,
  uploadedAt: '2026-03-10T08:00:00.000Z',
  packet,
});
const { fileId } = earlier;
const charged: Partial<RequestFile> = { requiresPayment: true, chargeCents: 2500, intentId: 'pi_9' };
const paid: Partial<RequestFile> = {
  ...charged,
  paidAt: '2026-03-11T08:00:00.000Z',
  paymentState: 'paid',
  payerId: 'usr_payer',
};
const FREE = { comment: '', chargeCents: 0, embargoDays: null };
const facts = { ...uploadOf('7'), isPacket: true as const };

/** A request with a released packet, and a checked one that replaces it. */
function requestWith(
  changed: Partial<RequestFile>,
  reason: CorrectionReason = 'missing-pages',
): RequestDocument {
  const corrects = { fileId, reason, note: '', byName: 'Sam Clerk', at: NOW.toISOString() };
  const ready = { packetId: 'packet-2', pages: 4, sha256: 'b'.repeat(64), sourceIds: [], corrects };
  return aRequest({
    files: { [fileId]: { ...earlier, ...changed } },
    readyPackets: { [facts.fileId]: ready },
  });
}

/** With the embargo of the form. */
const termsOf = (chargeCents: number) => new Map([[facts.fileId, { ...FREE, chargeCents, embargoDays: 14 }]]);
const release = (request: RequestDocument, chargeCents = 0) =>
  addFiles(request, { files: [facts], terms: termsOf(chargeCents), by }, NOW);

function released(changed: Partial<RequestFile>, reason?: CorrectionReason, chargeCents?: number) {
  const decision = release(requestWith(changed, reason), chargeCents);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  const { request, event, moreEvents = [], steps } = decision.change;
  return {
    request,
    steps,
    events: [event, ...moreEvents].map(({ kind }) => kind),
    before: request.files[fileId]!,
    after: { ...request.files[facts.fileId]!, scan: 'clean' as const },
  };
}

describe('a correction of a paid packet', () => {
  it('costs nothing, counts as paid, and has a window and a download of its own', () => {
    const { request, before, after } = released(paid);
    expect(after).toMatchObject({
      requiresPayment: true,
      chargeCents: 0,
      paidAt: NOW.toISOString(),
      payerId: 'usr_payer',
      intentId: null,
    });
    expect(before).toMatchObject({ correctedBy: facts.fileId, withdrawnAt: null, ...paid });
    const decide = (at: Date) => decideDownload(withPayment(after, request.files), null, at);
    expect(decide(LATER)).toMatchObject({ kind: 'once' });
    expect(addFiles(request, { files: [facts], terms: termsOf(0), by }, LATER)).toEqual({ kind: 'same' });
    expect(decide(new Date('2026-03-21T08:00:00.000Z'))).toMatchObject({ code: 'window-closed' });
  });

  it('is refused with a charge', () => {
    expect(release(requestWith(paid), 100)).toEqual({ kind: 'charged-correction' });
  });

  it('is no payment, receipt or revenue of its own', () => {
    const { request } = released(paid);
    const before = requestMoneyView(requestWith(paid));
    expect(requestMoneyView(request)).toEqual(before);
    expect(receiptOf(request, facts.fileId, { isStaffRole: true })).toBeNull();
    expect(receiptOf(request, fileId, { isStaffRole: false })).toMatchObject({ cents: 2500 });
  });

  it.each(['other-person', 'not-disclosable'] as const)(
    'because %s withdraws the earlier version without a refund',
    (reason) => {
      const { before, events, steps } = released(paid, reason);
      expect(before).toMatchObject({ withdrawnAt: NOW.toISOString(), withdrawal: { reason: 'replaced' } });
      expect(isRefundDue(before)).toBe(false);
      expect(events).toEqual(['files-added', 'file-withdrawn']);
      expect(steps).toContainEqual({ kind: 'erase', fileId });
    },
  );

  it('that is withdrawn itself makes the earlier version the current one, or its refund due', () => {
    for (const reason of ['missing-pages', 'other-person'] as const) {
      const { request } = released(paid, reason);
      const decision = withdrawFile(
        request,
        facts.fileId,
        { by, byName: 'Sam', note: '', refund: false },
        LATER,
      );
      if (decision.kind !== 'change') throw new Error(decision.kind);
      const before = decision.change.request.files[fileId]!;
      expect(before).not.toHaveProperty('correctedBy');
      expect(isRefundDue(before)).toBe(reason === 'other-person');
      expect(decision.change.steps).toContainEqual({ kind: 'end-file-payment', fileId, refund: false });
    }
  });

  it('is blocked while the bank holds the payment of the first version', () => {
    const { request, after } = released(paid);
    const held = { ...request.files[fileId]!, disputes: [aDispute({ intentId: 'pi_9', status: 'open' })] };
    const files = { ...request.files, [fileId]: held };
    expect(decideDownload(withPayment(after, files), null, LATER)).toMatchObject({
      code: 'payment-disputed',
    });
    const unpaid = { ...request.files, [fileId]: { ...held, paidAt: null } };
    expect(decideDownload(withPayment(after, unpaid), null, LATER)).toMatchObject({
      code: 'payment-required',
    });
  });
});

describe('a correction of an unpaid packet', () => {
  it('has its own charge, and the earlier version is withdrawn with its payment', () => {
    const { before, after, steps } = released(charged, 'missing-pages', 3000);
    expect(after).toMatchObject({ requiresPayment: true, chargeCents: 3000, paidAt: null });
    expect(before).toMatchObject({ withdrawnAt: NOW.toISOString(), withdrawal: { reason: 'replaced' } });
    expect(steps).toContainEqual({ kind: 'end-file-payment', fileId, refund: false });
    // A payment that arrives now is refunded.
    expect(isRefundDue({ ...before, paidAt: LATER.toISOString() })).toBe(true);
  });

  it('waits while a bank is processing its payment', () => {
    expect(release(requestWith({ ...charged, paymentState: 'clearing' }))).toEqual({
      kind: 'not-correctable',
      problem: 'clearing',
    });
  });
});

describe('a correction of a free packet', () => {
  it('leaves the earlier version beside it, marked as replaced', () => {
    const { before, after, events } = released({});
    expect(before).toMatchObject({ withdrawnAt: null, correctedBy: facts.fileId });
    expect(before).not.toHaveProperty('isPaymentMoved');
    expect(after).toMatchObject({ requiresPayment: false, corrects: { fileId, reason: 'missing-pages' } });
    expect(events).toEqual(['files-added']);
  });
});

it.each([
  ['no packet', { packet: undefined }, 'no-such-packet'],
  ['already replaced', { correctedBy: 'file_x' }, 'corrected'],
] as const)('a document that is %s cannot be replaced', (_, changed, problem) => {
  expect(release(requestWith(changed))).toEqual({ kind: 'not-correctable', problem });
});
