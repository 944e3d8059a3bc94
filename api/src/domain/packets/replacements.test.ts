import type { ReplacementReason } from '@portal/contract/packets/replacements.ts';
import { describe, expect, it } from 'vitest';
import { addFiles } from '../files/addFiles.ts';
import { decideDownload } from '../files/downloads/decideDownload.ts';
import { isRefundDue, withdrawFile } from '../files/withdrawFile.ts';
import { receiptOf } from '../payments/receiptOf.ts';
import type { RequestDocument, RequestFile } from '../requests/requestDocument.ts';
import { requestMoneyView } from '../requests/views/requestMoney.ts';
import { aDispute } from '../testing/aDispute.ts';
import { aFile, aRequest, uploadOf } from '../testing/aRequest.ts';
import { withPayment } from './replacements.ts';

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
  reason: ReplacementReason = 'missing-pages',
): RequestDocument {
  const replaces = { fileId, reason, note: '', byName: 'Sam Clerk', at: NOW.toISOString() };
  const ready = { packetId: 'packet-2', pages: 4, sha256: 'b'.repeat(64), sourceIds: [], replaces };
  return aRequest({
    files: { [fileId]: { ...earlier, ...changed } },
    readyPackets: { [facts.fileId]: ready },
  });
}

/** With the embargo of the form. */
const termsOf = (chargeCents: number) => new Map([[facts.fileId, { ...FREE, chargeCents, embargoDays: 14 }]]);
const release = (request: RequestDocument, chargeCents = 0) =>
  addFiles(request, { files: [facts], terms: termsOf(chargeCents), by, checkRules: [] }, NOW);

function released(changed: Partial<RequestFile>, reason?: ReplacementReason, chargeCents?: number) {
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

describe('a new version of a paid packet', () => {
  it('costs nothing, counts as paid, and has a window and a download of its own', () => {
    const { request, before, after } = released(paid);
    expect(after).toMatchObject({
      requiresPayment: true,
      chargeCents: 0,
      paidAt: NOW.toISOString(),
      payerId: 'usr_payer',
      intentId: null,
    });
    expect(before).toMatchObject({ replacedBy: facts.fileId, withdrawnAt: null, ...paid });
    const decide = (at: Date) => decideDownload(withPayment(after, request.files), null, at);
    expect(decide(LATER)).toMatchObject({ kind: 'once' });
    expect(addFiles(request, { files: [facts], terms: termsOf(0), by }, LATER)).toEqual({ kind: 'same' });
    expect(decide(new Date('2026-03-21T08:00:00.000Z'))).toMatchObject({ code: 'window-closed' });
  });

  it('is refused with a charge', () => {
    expect(release(requestWith(paid), 100)).toEqual({ kind: 'charged-replacement', problem: 'paid' });
  });

  it('is not a payment, receipt or revenue of its own', () => {
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
      expect(before).not.toHaveProperty('replacedBy');
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

describe('a new version of a packet that was withdrawn with a refund still due', () => {
  const due: Partial<RequestFile> = {
    ...paid,
    withdrawnAt: '2026-03-12T08:00:00.000Z',
    deletedAt: '2026-03-12T08:00:00.000Z',
  };

  it('is free, and leaves the refund due', () => {
    const { before, after } = released(due);
    expect(before).toMatchObject({ replacedBy: facts.fileId });
    expect(before).not.toHaveProperty('isPaymentMoved');
    expect(isRefundDue(before)).toBe(true);
    expect(after).toMatchObject({ requiresPayment: false, paidAt: null, replaces: { fileId } });
  });

  it('has no charge until the refund, so that the client never has paid twice', () => {
    expect(release(requestWith(due), 2500)).toEqual({ kind: 'charged-replacement', problem: 'refund-due' });
    const refunded = { ...due, refundedAt: NOW.toISOString(), refundedIntents: ['pi_9'] };
    expect(released(refunded, 'missing-pages', 2500).after).toMatchObject({
      chargeCents: 2500,
      paidAt: null,
    });
  });

  it('is free while the bank holds the payment', () => {
    const disputes = [aDispute({ intentId: 'pi_9', status: 'open' })];
    expect(isRefundDue(released({ ...due, disputes }).before)).toBe(true);
  });

  it('leaves the refund due when it is withdrawn too', () => {
    const { request } = released(due);
    const withdrawal = { by, byName: 'Sam', note: '', refund: false };
    const decision = withdrawFile(request, facts.fileId, withdrawal, LATER);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(isRefundDue(decision.change.request.files[fileId]!)).toBe(true);
  });
});

describe('a new version of an unpaid packet', () => {
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
      kind: 'not-replaceable',
      problem: 'clearing',
    });
  });
});

describe('a new version of a free packet', () => {
  it('leaves the earlier version beside it, marked as replaced', () => {
    const { before, after, events } = released({});
    expect(before).toMatchObject({ withdrawnAt: null, replacedBy: facts.fileId });
    expect(before).not.toHaveProperty('isPaymentMoved');
    expect(after).toMatchObject({ requiresPayment: false, replaces: { fileId, reason: 'missing-pages' } });
    expect(events).toEqual(['files-added']);
  });
});

it.each([
  ['no packet', { packet: undefined }, 'no-such-packet'],
  ['already replaced', { replacedBy: 'file_x' }, 'replaced'],
] as const)('a document that is %s cannot be replaced', (_, changed, problem) => {
  expect(release(requestWith(changed))).toEqual({ kind: 'not-replaceable', problem });
});

describe('a chain of versions', () => {
  const [first, second, third, fourth] = [uploadOf('3'), uploadOf('4'), uploadOf('5'), uploadOf('6')];

  /** The request after a packet was released as the new version of another one. */
  function withVersion(
    request: RequestDocument,
    upload: typeof first,
    {
      of,
      reason = 'missing-pages',
      chargeCents = 0,
    }: { of?: typeof first; reason?: ReplacementReason; chargeCents?: number },
  ): RequestDocument {
    const replaces = of && {
      fileId: of.fileId,
      reason,
      note: '',
      byName: 'Sam Clerk',
      at: NOW.toISOString(),
    };
    const ready = {
      packetId: upload.fileId,
      pages: 4,
      sha256: 'b'.repeat(64),
      sourceIds: [],
      ...(replaces && { replaces }),
    };
    const decision = addFiles(
      { ...request, readyPackets: { [upload.fileId]: ready } },
      {
        files: [{ ...upload, isPacket: true }],
        terms: new Map([[upload.fileId, { ...FREE, chargeCents }]]),
        by,
        checkRules: [],
      },
      NOW,
    );
    if (decision.kind !== 'change') throw new Error(decision.kind);
    return cleaned(decision.change.request, upload);
  }

  const cleaned = (
    request: RequestDocument,
    { fileId: id }: typeof first,
    changed: Partial<RequestFile> = {},
  ) => ({
    ...request,
    files: { ...request.files, [id]: { ...request.files[id]!, scan: 'clean' as const, ...changed } },
  });
  const payFor = (request: RequestDocument, upload: typeof first) =>
    cleaned(request, upload, { paidAt: NOW.toISOString(), paymentState: 'paid', intentId: 'pi_7' });
  const withdrawn = (request: RequestDocument, upload: typeof first) => {
    const decision = withdrawFile(
      request,
      upload.fileId,
      { by, byName: 'Sam', note: '', refund: true },
      LATER,
    );
    if (decision.kind !== 'change') throw new Error(decision.kind);
    return decision.change;
  };
  const fileOf = ({ files }: RequestDocument, upload: typeof first) => files[upload.fileId]!;
  const decisionOf = (request: RequestDocument, upload: typeof first) =>
    decideDownload(withPayment(fileOf(request, upload), request.files), null, LATER).kind;
  const start = aRequest({ files: {} });

  it('depends on the last version that was paid for, not on the first one', () => {
    let request = withVersion(start, first, { chargeCents: 1200 });
    request = payFor(withVersion(request, second, { of: first, chargeCents: 1200 }), second);
    request = withVersion(request, third, { of: second, reason: 'other-person' });
    expect(decisionOf(request, third)).toBe('once');
    const free = payFor(
      withVersion(withVersion(start, first, {}), second, { of: first, chargeCents: 900 }),
      second,
    );
    expect(decisionOf(withVersion(free, third, { of: second }), third)).toBe('once');
  });

  it.each(['other-person', 'missing-pages'] as const)(
    'keeps its payment when an earlier one is withdrawn (%s)',
    (reason) => {
      let request = payFor(withVersion(start, first, { chargeCents: 1200 }), first);
      request = withVersion(request, second, { of: first, reason: 'other-person' });
      request = withVersion(request, third, { of: second, reason });
      // With the reason of the second case, it is still there.
      const isThere = fileOf(request, second).withdrawnAt === null;
      const { request: next, steps } = isThere ? withdrawn(request, second) : { request, steps: [] };
      expect(steps).not.toContainEqual({ kind: 'end-file-payment', fileId: first.fileId, refund: true });
      request = next;
      expect(isRefundDue(fileOf(request, first))).toBe(false);
      expect(fileOf(request, first)).toMatchObject({ replacedBy: second.fileId });
      expect(decisionOf(request, third)).toBe('once');
    },
  );

  it('withdraws all earlier versions whose content must not stay, and replaces none of them again', () => {
    let request = payFor(withVersion(start, first, { chargeCents: 1200 }), first);
    request = withVersion(withVersion(request, second, { of: first }), third, {
      of: second,
      reason: 'other-person',
    });
    for (const version of [first, second]) {
      expect(fileOf(request, version).withdrawnAt).toBe(NOW.toISOString());
      expect(() => withVersion(request, fourth, { of: version })).toThrow('not-replaceable');
    }
    expect(isRefundDue(fileOf(request, first))).toBe(false);
  });

  it('has its refund due when its last version is withdrawn, whatever the ones between', () => {
    let request = payFor(withVersion(start, first, { chargeCents: 1200 }), first);
    request = withVersion(withVersion(request, second, { of: first }), third, {
      of: second,
      reason: 'other-person',
    });
    const { request: after, steps } = withdrawn(request, third);
    expect(isRefundDue(fileOf(after, first))).toBe(true);
    expect(steps).toContainEqual({ kind: 'end-file-payment', fileId: first.fileId, refund: true });
  });

  it('goes back to the version before, which stays paid, when the last one is withdrawn', () => {
    let request = payFor(withVersion(start, first, { chargeCents: 1200 }), first);
    request = withVersion(withVersion(request, second, { of: first }), third, { of: second });
    const after = withdrawn(request, third).request;
    expect(fileOf(after, second)).not.toHaveProperty('replacedBy');
    expect(fileOf(after, first)).toMatchObject({ replacedBy: second.fileId, isPaymentMoved: true });
    expect(decisionOf(after, second)).toBe('once');
  });

  it('takes no payment that is due, although the version before counted as paid', () => {
    let request = payFor(withVersion(start, first, { chargeCents: 1200 }), first);
    request = withVersion(request, second, { of: first, reason: 'other-person' });
    request = withdrawn(request, second).request;
    expect(isRefundDue(fileOf(request, first))).toBe(true);
    expect(() => withVersion(request, third, { of: second, chargeCents: 1200 })).toThrow(
      'charged-replacement',
    );
    const after = withVersion(request, third, { of: second });
    expect(isRefundDue(fileOf(after, first))).toBe(true);
    expect(fileOf(after, third)).toMatchObject({ requiresPayment: false });
    expect(decisionOf(after, third)).toBe('free');
    const refunded = cleaned(request, first, { refundedAt: LATER.toISOString() });
    expect(fileOf(withVersion(refunded, third, { of: second, chargeCents: 1200 }), third)).toMatchObject({
      chargeCents: 1200,
      paidAt: null,
    });
  });

  it('keeps its payment if it replaces a withdrawn version of one that is there again', () => {
    let request = payFor(withVersion(start, first, { chargeCents: 1200 }), first);
    request = withdrawn(withVersion(request, second, { of: first }), second).request;
    request = withVersion(request, third, { of: second });
    const { request: after, steps } = withdrawn(request, first);
    expect(isRefundDue(fileOf(after, first))).toBe(false);
    expect(decisionOf(after, third)).toBe('once');
    expect(steps).not.toContainEqual({ kind: 'end-file-payment', fileId: second.fileId, refund: true });
    // Without any version, the payment is to be refunded.
    expect(isRefundDue(fileOf(withdrawn(after, third).request, first))).toBe(true);
  });

  it('is not open when the payment went back', () => {
    let request = payFor(withVersion(start, first, { chargeCents: 1200 }), first);
    request = withVersion(request, second, { of: first });
    const refunded = cleaned(request, first, { refundedAt: LATER.toISOString() });
    expect(decisionOf(refunded, second)).toBe('refuse');
  });
});
