import { describe, expect, it, test } from 'vitest';
import { fileFactsOf } from '../analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../analytics/invoiceFactsOf.ts';
import { requestFactsOf } from '../analytics/requestFactsOf.ts';
import { decideDownload } from '../files/downloads/decideDownload.ts';
import { recordRefund } from '../invoices/refunds/recordRefund.ts';
import { requestRefund } from '../invoices/refunds/requestRefund.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { invoiceView, staffInvoiceView } from '../invoices/invoiceViews.ts';
import { recordInvoiceIntent, unpayableInvoiceReason } from '../invoices/openInvoicePayment.ts';
import { recordInvoicePayment } from '../invoices/recordInvoicePayment.ts';
import { openPayments } from '../reconciliation/openPayments.ts';
import { failedFileRefundCents } from '../reconciliation/refundFacts.ts';
import { receiptOf } from '../payments/receiptOf.ts';
import { type Actor, SYSTEM } from '../requests/actor.ts';
import { recordFeePayment } from '../payments/recordFeePayment.ts';
import { recordFilePayment } from '../payments/recordFilePayment.ts';
import { recordFileRefund } from '../payments/refunds/recordFileRefund.ts';
import { recordStripeRefunds } from '../payments/refunds/recordStripeRefunds.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { aDispute } from '../testing/aDispute.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { someRules } from '../testing/someRules.ts';
import { aRequest } from '../testing/aRequest.ts';
import type { Dispute, DisputeFacts } from './dispute.ts';
import type { DisputedItem } from './disputedItem.ts';
import { disputeState } from './disputeState.ts';
import { disputeEffect } from './disputeEffect.ts';
import { recordDispute } from './recordDispute.ts';
import { reopenDisputed } from './reopenDisputed.ts';
import { fundsWithdrawn } from './fundsWithdrawn.ts';
import { disputeReviewReason, paymentReviewReason } from './disputeReviewReason.ts';
import { payerDisputeView } from './disputeViews.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const LATER = new Date('2026-03-20T09:00:00.000Z');
const paidAt = '2026-03-12T08:00:00.000Z';
const by: Actor = { kind: 'staff', id: 'usr_1' };
const ofInvoice = { kind: 'invoice', invoiceId: 'inv_1' } as const;
const [aFile] = Object.values(aRequest().files);
const ofFile = { kind: 'file', fileId: aFile!.fileId } as const;

const paid = { sentAt: paidAt, intentId: 'pi_1', paymentState: 'paid', paidAt, chargeId: 'ch_1' } as const;
const paidFile: RequestFile = {
  ...aFile!,
  intentId: 'pi_1',
  paymentState: 'paid',
  paidAt,
  chargeId: 'ch_1',
  uploadedByAdmin: true,
  scan: 'clean',
  requiresPayment: true,
  chargeCents: 2550,
  uploadedAt: paidAt,
};

/** A request whose fee, one file and one invoice are paid, each with `pi_1`, and have these disputes. */
const requestWith = (disputes: Dispute[] = [], invoice: Partial<Invoice> = {}): RequestDocument =>
  aRequest({
    payment: { ...aRequest().payment, intentId: 'pi_1', state: 'paid', paidAt, amountCents: 1500, disputes },
    files: { [paidFile.fileId]: { ...paidFile, disputes } },
    invoices: { inv_1: anInvoice({ ...paid, disputes, ...invoice }) },
  });

const facts = (changed: Partial<DisputeFacts> = {}): DisputeFacts => {
  const { lossHistory: _, reopened: __, ...reported } = aDispute();
  return { ...reported, ...changed };
};

/** The request after Stripe reports these statuses in order. */
const after = (request: RequestDocument, item: DisputedItem, ...statuses: string[]): RequestDocument =>
  statuses.reduce((now, status) => recordDispute(now, item, facts({ status }), NOW)?.request ?? now, request);

describe('the effect of a dispute', () => {
  test.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'won'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['appeal_needs_response', 'open'],
    ['appeal_under_review', 'open'],
    ['won', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
    ['something_new', 'open'],
    ['constructor', 'open'],
  ])('the status %s means %s', (status, state) => {
    expect(disputeState({ status })).toBe(state);
  });

  test.each<[string, Dispute[], object]>([
    ['none', [], { state: 'none', isHeld: false, isUndecided: false, canReopen: false }],
    [
      'an inquiry',
      [aDispute({ status: 'warning_under_review' })],
      { state: 'inquiry', isHeld: false, isUndecided: true, canReopen: false },
    ],
    ['open', [aDispute()], { state: 'open', isHeld: true, isUndecided: true, canReopen: false }],
    [
      'lost',
      [aDispute({ status: 'lost' })],
      { state: 'lost', isHeld: true, isUndecided: false, canReopen: true },
    ],
    ['won', [aDispute({ status: 'won' })], { state: 'none', isHeld: false, isUndecided: false }],
    [
      'won, and another open',
      [aDispute({ status: 'won' }), aDispute({ disputeId: 'du_2' })],
      { state: 'open' },
    ],
    [
      'lost, and another won',
      [aDispute({ status: 'lost' }), aDispute({ disputeId: 'du_2', status: 'won' })],
      { state: 'lost' },
    ],
    ['of another payment', [aDispute({ intentId: 'pi_0', status: 'lost' })], { state: 'none' }],
    [
      'lost, and paid for again',
      [aDispute({ status: 'lost', reopened: { at: paidAt, by, paidAt } })],
      { state: 'none', isHeld: false },
    ],
  ])('%s', (_, disputes, effect) => {
    expect(disputeEffect({ intentId: 'pi_1', disputes })).toMatchObject(effect);
  });

  it.each([
    ['needs_response', 'refuse', 'payment-disputed', 'disputed'],
    ['lost', 'refuse', 'payment-lost', 'lost'],
  ])('with status %s, the file is blocked and a refund is rejected', (status, kind, code, reason) => {
    const request = requestWith([aDispute({ status })]);
    const file = request.files[ofFile.fileId]!;
    expect(decideDownload(file, null, NOW)).toMatchObject({ kind, code, isViewable: false });
    expect(decideDownload(file, { at: paidAt }, NOW)).toMatchObject({ kind, code });
    const refund = { refundId: 're_1', cents: 100, reason: 'Agreed', by, byName: 'Sam' };
    expect(requestRefund(request, 'inv_1', refund, NOW)).toEqual({ kind: 'refuse', reason });
    const invoice = request.invoices['inv_1']!;
    expect(staffInvoiceView('req', invoice)).toMatchObject({ isPaid: true, refundableAmount: 0 });
  });

  it.each(['won', 'warning_closed', 'warning_needs_response'])(
    'with status %s, the file is available and the invoice is refundable',
    (status) => {
      const request = requestWith([aDispute({ status })]);
      expect(decideDownload(request.files[ofFile.fileId]!, null, NOW)).toMatchObject({ kind: 'once' });
      const invoice = request.invoices['inv_1']!;
      expect(staffInvoiceView('req', invoice).refundableAmount).toBe(10);
      expect(invoiceView('req', invoice).disputed).toBeUndefined();
    },
  );

  it('shows the client only whether the dispute is open or lost', () => {
    const viewOf = (status: string) =>
      invoiceView('req', requestWith([aDispute({ status })]).invoices['inv_1']!);
    expect(viewOf('under_review').disputed).toBe('open');
    expect(viewOf('lost').disputed).toBe('lost');
    expect(JSON.stringify(viewOf('lost'))).not.toContain('fraudulent');
  });

  it('restores a file with a new window and without a second download', () => {
    const monthsLater = new Date('2026-06-12T09:00:00.000Z');
    const held = after(requestWith(), ofFile, 'needs_response');
    const { request } = recordDispute(held, ofFile, facts({ status: 'won' }), monthsLater)!;
    const file = request.files[ofFile.fileId]!;
    expect(decideDownload(file, null, monthsLater)).toMatchObject({ kind: 'once' });
    expect(decideDownload(file, { at: paidAt }, monthsLater)).toMatchObject({ code: 'already-downloaded' });
    const afterInquiry = after(requestWith(), ofFile, 'warning_needs_response', 'warning_closed');
    expect(afterInquiry.files[ofFile.fileId]!.windowExtendedAt).toBeNull();
  });

  it('removes the receipt of a lost payment', () => {
    const reader = { isStaffRole: false };
    const receipts = (status: string) =>
      ['fee', ofFile.fileId, 'inv_1'].map((item) =>
        receiptOf(requestWith([aDispute({ status })]), item, reader),
      );
    expect(receipts('needs_response')).not.toContain(null);
    expect(receipts('lost')).toEqual([null, null, null]);
  });

  test.each([
    ['needs_response', true],
    ['warning_under_review', true],
    ['won', false],
    ['lost', false],
  ])('a payment disputed as %s is open: %s', (status, isUndecided) => {
    expect(openPayments(requestWith([aDispute({ status })])).includes('pi_1')).toBe(isUndecided);
  });
});

describe('recordDispute', () => {
  const money = (request: RequestDocument) =>
    request.invoices['inv_1']!.disputes.flatMap(({ lossHistory }) =>
      lossHistory.map(({ kind, cents }) => [kind, cents]),
    );

  test.each<[string[], unknown[]]>([
    [['needs_response'], []],
    [['needs_response', 'under_review', 'won'], []],
    [['needs_response', 'lost'], [['lost', 1000]]],
    [['lost', 'lost'], [['lost', 1000]]],
    [['warning_needs_response', 'warning_closed'], []],
    [['warning_needs_response', 'needs_response', 'lost'], [['lost', 1000]]],
    [
      ['lost', 'won'],
      [
        ['lost', 1000],
        ['recovered', 1000],
      ],
    ],
    [
      ['lost', 'appeal_under_review', 'won', 'lost'],
      [
        ['lost', 1000],
        ['recovered', 1000],
        ['lost', 1000],
      ],
    ],
  ])('records the loss history for %j', (statuses, history) => {
    expect(money(after(requestWith(), ofInvoice, ...statuses))).toEqual(history);
  });

  it('returns null for repeated facts', () => {
    const request = after(requestWith(), ofInvoice, 'needs_response');
    expect(recordDispute(request, ofInvoice, facts(), LATER)).toBeNull();
  });

  it('returns null for a missing item', () => {
    const missingItem = { kind: 'invoice', invoiceId: 'inv_2' } as const;
    expect(recordDispute(requestWith(), missingItem, facts(), NOW)).toBeNull();
  });

  it('records no loss for a payment that was never counted as earned', () => {
    const second = facts({ intentId: 'pi_2', status: 'lost' });
    const { request } = recordDispute(requestWith(), ofInvoice, second, NOW)!;
    expect(money(request)).toEqual([]);
    expect(disputeReviewReason([request.invoices['inv_1']!], 'pi_2')).toBeNull();
    expect(fundsWithdrawn(request.invoices['inv_1']!.disputes, 'pi_2')).toBe('lost');
  });

  const notifiedStates = (request: RequestDocument, item: DisputedItem, status: string) =>
    (recordDispute(request, item, facts({ status }), NOW)?.steps ?? []).flatMap((step) =>
      step.kind === 'notify-staff-of-dispute' ? [step.state] : [],
    );

  it('notifies staff when it opens, escalates and is lost', () => {
    expect(notifiedStates(requestWith(), ofFile, 'warning_needs_response')).toEqual(['inquiry']);
    const afterInquiry = after(requestWith(), ofFile, 'warning_needs_response');
    expect(notifiedStates(afterInquiry, ofFile, 'warning_under_review')).toEqual([]);
    expect(notifiedStates(afterInquiry, ofFile, 'needs_response')).toEqual(['open']);
    const open = after(afterInquiry, ofFile, 'needs_response');
    expect(notifiedStates(open, ofFile, 'under_review')).toEqual([]);
    expect(notifiedStates(open, ofFile, 'lost')).toEqual(['lost']);
    expect(notifiedStates(open, ofFile, 'won')).toEqual([]);
  });

  it.each<[DisputedItem, string, object]>([
    [{ kind: 'fee' }, 'fee-disputed', {}],
    [ofFile, 'file-disputed', { fileId: ofFile.fileId }],
    [ofInvoice, 'invoice-disputed', { invoiceId: 'inv_1', number: 'INV-2026-000001' }],
  ])('has an event: %j', (item, kind, named) => {
    const { event } = recordDispute(requestWith(), item, facts(), NOW)!;
    const details = { disputeId: 'du_1', intentId: 'pi_1', cents: 1000, from: null, to: 'needs_response' };
    expect(event).toMatchObject({ kind, details: { ...details, ...named } });
  });

  it('counts a dispute that was lost before the payment was recorded', () => {
    const before = requestWith();
    const early: RequestDocument = {
      ...before,
      payment: { ...before.payment, state: 'clearing', paidAt: null },
      files: { [paidFile.fileId]: { ...paidFile, paymentState: 'clearing', paidAt: null } },
      invoices: { inv_1: { ...before.invoices['inv_1']!, paymentState: 'clearing', paidAt: null } },
    };
    const lost = ([{ kind: 'fee' }, ofFile, ofInvoice] satisfies DisputedItem[]).reduce(
      (request: RequestDocument, item) => after(request, item, 'needs_response', 'lost'),
      early,
    );
    const paidNow = { state: 'paid', intentId: 'pi_1', chargeId: 'ch_1' } as const;
    const withFee = recordFeePayment(lost, paidNow, LATER, () => true)!.request;
    const withFile = recordFilePayment(withFee, ofFile.fileId, paidNow, LATER);
    if (withFile.kind !== 'change') throw new Error(withFile.kind);
    const request = recordInvoicePayment(withFile.change.request, 'inv_1', paidNow, LATER)!.request;
    const disputed = [request.payment, request.files[ofFile.fileId]!, request.invoices['inv_1']!];
    for (const { disputes } of disputed) {
      expect(disputes).toMatchObject([
        { status: 'lost', lossHistory: [{ kind: 'lost', cents: 1000, at: LATER.toISOString() }] },
      ]);
    }
    expect(after(request, { kind: 'fee' }, 'lost')).toBe(request);
  });

  it('needs review until it is decided', () => {
    const reason = (...statuses: string[]) =>
      disputeReviewReason([after(requestWith(), ofInvoice, ...statuses).invoices['inv_1']!], 'pi_1')?.reason;
    expect(reason('warning_needs_response')).toBe('disputed');
    expect(reason('needs_response')).toBe('disputed');
    expect(reason('needs_response', 'lost')).toBe('dispute-lost');
    expect(reason('needs_response', 'won')).toBeUndefined();
  });
});

describe('a disputed payment that was not owed', () => {
  const refund = (state: 'done' | 'failed') =>
    ({
      refundId: `auto:${state}`,
      intentId: 'pi_1',
      cents: 1000,
      kind: 'automatic',
      state,
      at: paidAt,
      by: SYSTEM,
      byName: 'system',
      reason: '',
    }) as const;

  // The same facts in any order have one reason.
  test.each<[status: string, 'done' | 'failed', refundedCents: number, reason: string | undefined]>([
    ['warning_needs_response', 'failed', 0, 'refund-failed'],
    ['warning_needs_response', 'failed', 1000, undefined],
    ['warning_needs_response', 'done', 1000, undefined],
    ['warning_needs_response', 'done', 400, 'disputed'],
    ['warning_closed', 'failed', 0, 'refund-failed'],
    ['needs_response', 'failed', 0, 'disputed'],
    ['needs_response', 'done', 1000, 'disputed'],
    ['won', 'failed', 0, 'refund-failed'],
    ['lost', 'failed', 0, 'dispute-lost'],
  ])(
    'has with %s, a refund that is %s, and %i cents refunded: %s',
    (status, state, refundedCents, reason) => {
      const disputes = [aDispute({ status })];
      const { invoices } = requestWith(disputes, { refunds: [refund(state)] });
      const payment = { id: 'pi_1', amountCents: 1000, refundedCents };
      expect(paymentReviewReason({ invoices }, [invoices['inv_1']!], payment)?.reason).toBe(reason);
    },
  );
});

describe('an item with a lost payment', () => {
  const reopened = (request: RequestDocument, item: typeof ofFile | typeof ofInvoice) => {
    const decision = reopenDisputed(request, item, by, LATER);
    return decision.kind === 'change' ? decision.change.request : null;
  };

  test.each<[string, Dispute[], object]>([
    ['not disputed', [], { kind: 'refuse', reason: 'not-lost' }],
    ['still open', [aDispute()], { kind: 'refuse', reason: 'not-lost' }],
    ['won', [aDispute({ status: 'won' })], { kind: 'refuse', reason: 'not-lost' }],
    ['lost', [aDispute({ status: 'lost' })], { kind: 'change' }],
  ])('can be reopened only after a loss: %s', (_, disputes, decided) => {
    expect(reopenDisputed(requestWith(disputes), ofInvoice, by, NOW)).toMatchObject(decided);
    expect(reopenDisputed(requestWith(disputes), ofFile, by, NOW)).toMatchObject(decided);
  });

  it('is not reopened if it was paid outside the portal, and keeps its receipt', () => {
    const settlement = { reference: '88', reason: 'By check', by, byName: 'Sam', at: paidAt };
    const request = requestWith([aDispute({ status: 'lost' })], { settlement });
    expect(reopenDisputed(request, ofInvoice, by, NOW)).toEqual({ kind: 'refuse', reason: 'not-lost' });
    expect(payerDisputeView(request.invoices['inv_1']!)).toEqual({});
    expect(receiptOf(request, 'inv_1', { isStaffRole: true })).toMatchObject({ cents: 1000, intentId: null });
    // Its lost payment was not owed; until the bank decides, staff answer it.
    const reasonOf = (status: string) =>
      disputeReviewReason([{ ...request.invoices['inv_1']!, disputes: [aDispute({ status })] }], 'pi_1')
        ?.reason;
    expect(reasonOf('lost')).toBeUndefined();
    expect(reasonOf('needs_response')).toBe('disputed');
  });

  it('is owed again after reopening, and the lost payment no longer counts', () => {
    const lost = requestWith([aDispute({ status: 'lost' })]);
    const request = reopened(lost, ofInvoice)!;
    expect(request.invoices['inv_1']).toMatchObject({
      paymentState: 'unpaid',
      paidAt: null,
      intentId: 'pi_1',
    });
    expect(reopenDisputed(request, ofInvoice, by, LATER)).toEqual({ kind: 'same' });
    expect(unpayableInvoiceReason(request.invoices['inv_1'])).toBeNull();
    const payment = { state: 'paid', intentId: 'pi_1', chargeId: 'ch_1' } as const;
    expect(recordInvoicePayment(request, 'inv_1', payment, LATER)).toBeNull();
    const { request: withIntent } = recordInvoiceIntent(
      request,
      'inv_1',
      { from: 'pi_1', to: 'pi_2' },
      LATER,
    )!;
    const paidAgainRequest = recordInvoicePayment(
      withIntent,
      'inv_1',
      { ...payment, intentId: 'pi_2' },
      LATER,
    )!.request;
    expect(paidAgainRequest.invoices['inv_1']).toMatchObject({ paymentState: 'paid', intentId: 'pi_2' });
    expect(staffInvoiceView('req', paidAgainRequest.invoices['inv_1']!).refundableAmount).toBe(10);

    const file = reopened(lost, ofFile)!;
    expect(recordFilePayment(file, ofFile.fileId, payment, LATER)).toEqual({ kind: 'same' });
    expect(decideDownload(file.files[ofFile.fileId]!, null, LATER)).toMatchObject({
      code: 'payment-required',
    });
  });

  it('is not paid by a second payment whose refund fails after the reopening', () => {
    const { fileId } = ofFile;
    const second = { state: 'paid', intentId: 'pi_2', chargeId: 'ch_2' } as const;
    const third = { state: 'paid', intentId: 'pi_3', chargeId: 'ch_3' } as const;
    const refund = { id: 're_1', at: paidAt, amountCents: 2550, status: 'failed', metadata: {} } as const;

    expect(recordFilePayment(requestWith(), fileId, second, NOW)).toEqual({ kind: 'refund' });
    const { request: refunded } = recordFileRefund(requestWith(), fileId, 'pi_2', NOW)!;
    const unpaid = reopened(after(refunded, ofFile, 'lost'), ofFile)!;
    // Its refund is still known, so the payment stays listed for staff.
    expect(recordFilePayment(unpaid, fileId, second, LATER)).toEqual({ kind: 'refund' });
    expect(failedFileRefundCents(unpaid, { id: 'pi_2', amountCents: 2550 }, [refund])).toBe(2550);
    // Staff refund it at Stripe: it never counted as earned.
    const byStaff = { ...refund, id: 're_2', status: 'pending' } as const;
    expect(recordStripeRefunds(unpaid, 'pi_2', [refund, byStaff], LATER)).toBeNull();
    const paidAgain = recordFilePayment(unpaid, fileId, third, LATER);
    expect(paidAgain).toMatchObject({
      change: { request: { files: { [fileId]: { paymentState: 'paid', intentId: 'pi_3' } } } },
    });
    // The payment that counts is refunded like any other.
    const request = paidAgain.kind === 'change' ? paidAgain.change.request : unpaid;
    expect(recordStripeRefunds(request, 'pi_3', [byStaff], LATER)!.event.details).toMatchObject({
      cents: 2550,
    });

    const { request: automatic } = recordInvoicePayment(requestWith(), 'inv_1', second, NOW)!;
    const { refundId } = automatic.invoices['inv_1']!.refunds[0]!;
    const lost = reopened(after(automatic, ofInvoice, 'lost'), ofInvoice)!;
    const { request: owed } = recordRefund(lost, { invoiceId: 'inv_1', refundId }, 'failed', LATER)!;
    expect(recordInvoicePayment(owed, 'inv_1', second, LATER)).toBeNull();
    expect(recordInvoicePayment(owed, 'inv_1', third, LATER)!.request.invoices['inv_1']).toMatchObject({
      paymentState: 'paid',
      intentId: 'pi_3',
    });
  });

  it('needs review if the dispute is won after reopening', () => {
    const request = reopened(after(requestWith(), ofInvoice, 'lost'), ofInvoice)!;
    expect(disputeReviewReason([request.invoices['inv_1']!], 'pi_1')).toBeNull();
    const won = after(request, ofInvoice, 'won').invoices['inv_1']!;
    expect(disputeReviewReason([won], 'pi_1')).toEqual({ reason: 'won-after-reopening', cents: 1000 });
  });

  it('loses no earnings if the invoice was paid outside the portal as well', () => {
    const settlement = { reference: '88', reason: '', by, byName: 'Sam', at: paidAt };
    const { inv_1: invoice } = after(requestWith([], { settlement }), ofInvoice, 'lost').invoices;
    expect(invoice!.disputes[0]!.lossHistory).toEqual([]);
  });

  it('loses its earnings, and a new payment counts again', () => {
    const sums = (all: readonly { kind: string; itemId?: string; at: string; amountCents: number }[]) =>
      all
        .filter(({ kind }) => /paid|lost|recovered/.test(kind) && kind !== 'invoice-sent-paid')
        .map(({ kind, itemId, at, amountCents }) => [kind, itemId, at.slice(0, 10), amountCents]);
    const fee = after(requestWith(), { kind: 'fee' }, 'lost');
    expect(sums(requestFactsOf(fee, someRules.value))).toEqual([
      ['fee-paid', undefined, '2026-03-12', 1500],
      ['fee-lost', 'du_1:0', '2026-03-12', 1000],
    ]);
    const lost = reopened(after(requestWith(), ofFile, 'lost'), ofFile)!;
    const paidAgain = { state: 'paid', intentId: 'pi_2', chargeId: 'ch_2' } as const;
    const decision = recordFilePayment(lost, ofFile.fileId, paidAgain, LATER);
    const request = decision.kind === 'change' ? decision.change.request : lost;
    expect(sums(fileFactsOf(request, ofFile.fileId))).toEqual([
      ['file-paid', ofFile.fileId, '2026-03-12', 2550],
      ['file-paid', `${ofFile.fileId}:1`, '2026-03-20', 2550],
      ['file-lost', 'du_1:0', '2026-03-12', 1000],
    ]);
    const unpaid = reopened(after(requestWith(), ofInvoice, 'lost'), ofInvoice)!;
    expect(sums(invoiceFactsOf(unpaid, 'inv_1'))).toEqual([
      ['invoice-paid', 'inv_1', '2026-03-12', 1000],
      ['invoice-lost', 'du_1:0', '2026-03-12', 1000],
    ]);
  });
});
