import { describe, expect, it } from 'vitest';
import { aDispute } from '../../testing/aDispute.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { itemsInDispute } from '../../disputes/disputedItem.ts';
import { disputeShares } from '../../disputes/disputeShares.ts';
import { recordDispute } from '../../disputes/recordDispute.ts';
import type { Invoice } from '../../invoices/invoice.ts';
import { openPayments } from '../../reconciliation/openPayments.ts';
import {
  failedFileRefundCents,
  hasUnknownRefunds,
  isItemRefunded,
} from '../../reconciliation/refundFacts.ts';
import { combineChanges } from '../../requests/change.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import type { IntentFacts } from '../intents/validateFeeIntent.ts';
import { receiptOf } from '../receiptOf.ts';
import { type AllocatedItem, fileRefundId, isSameAllocation } from './allocation.ts';
import { everythingDueView } from './combinedPaymentViews.ts';
import { everythingDue, MAX_ALLOCATED_ITEMS } from './everythingDue.ts';
import { paidItemsOf } from './paidItemsOf.ts';
import { recordCombinedIntent } from './recordCombinedIntent.ts';
import { recordPayment } from './recordPayment.ts';

const now = new Date('2026-03-20T12:00:00.000Z');
const paidAt = now.toISOString();
const chart: AllocatedItem = { kind: 'file', fileId: 'file_chart', cents: 2550 };
const images: AllocatedItem = { kind: 'file', fileId: 'file_images', cents: 1300 };
const bill: AllocatedItem = { kind: 'invoice', invoiceId: 'inv_bill', cents: 5010 };
const allocation = [bill, chart, images];
const ALL_CENTS = 8860;

const charged = (fileId: string, chargeCents: number, changed: Partial<RequestFile> = {}) =>
  aFile({
    fileId,
    originalName: `${fileId}.pdf`,
    group: 'legal',
    uploadedByAdmin: true,
    scan: 'clean',
    requiresPayment: true,
    chargeCents,
    ...changed,
  });

interface Changes {
  readonly chart?: Partial<RequestFile>;
  readonly images?: Partial<RequestFile>;
  readonly bill?: Partial<Invoice>;
  readonly request?: Partial<RequestDocument>;
}

/** A request that owes $50.10 for an invoice, and $25.50 and $13.00 for two documents. */
function due(changed: Changes = {}): RequestDocument {
  const invoice = anInvoice({
    invoiceId: 'inv_bill',
    number: 'INV-2026-000007',
    totalCents: 5010,
    sentAt: paidAt,
    ...changed.bill,
  });
  return aRequest({
    files: {
      file_chart: charged('file_chart', 2550, changed.chart),
      file_images: charged('file_images', 1300, changed.images),
    },
    invoices: { inv_bill: invoice },
    ...changed.request,
  });
}

const opening = {
  to: 'pi_all',
  allocation,
  replaced: new Map<string, string | null>(),
  payerId: 'usr_payer',
  canceled: [],
};

/** The same request after its payment for everything due was opened. */
function opened(changed: Changes = {}): RequestDocument {
  const { combinedPayments, ...request } = recordCombinedIntent(due(), opening, now)!.request;
  const { files, invoices } = request;
  return {
    ...request,
    combinedPayments,
    files: {
      file_chart: { ...files['file_chart']!, ...changed.chart },
      file_images: { ...files['file_images']!, ...changed.images },
    },
    invoices: { inv_bill: { ...invoices['inv_bill']!, ...changed.bill } },
  };
}

const intent = (changed: Partial<IntentFacts> = {}): IntentFacts => ({
  id: 'pi_all',
  status: 'succeeded',
  amountCents: ALL_CENTS,
  currency: 'usd',
  metadata: { kind: 'combined', requestId: aRequest().requestId },
  chargeId: 'ch_all',
  verificationUrl: null,
  ...changed,
});

const update = (state: 'paid' | 'clearing' | 'failed') =>
  ({ state, intentId: 'pi_all', chargeId: 'ch_all' }) as const;
const paidAll = (request = opened()) =>
  recordPayment(request, allocation, update('paid'), now).change!.request;
const statesOf = ({ files, invoices }: RequestDocument) =>
  [...Object.values(invoices), ...Object.values(files)].map(({ paymentState }) => paymentState);

describe('everything due', () => {
  it('is every unpaid document and invoice, with its own cents', () => {
    expect(everythingDue(due(), now)).toEqual({
      items: allocation,
      waiting: { embargoed: 0, notScanned: 0, clearing: 0, later: 0 },
    });
  });

  it.each<[name: string, changed: Partial<RequestFile>, waiting: object]>([
    ['under embargo', { embargoEnabled: true, embargoDays: 14, uploadedAt: paidAt }, { embargoed: 1 }],
    ['not yet scanned', { scan: 'pending' }, { notScanned: 1 }],
    ['clearing', { paymentState: 'clearing' }, { clearing: 1 }],
    ['infected', { scan: 'infected' }, {}],
    ['paid', { paymentState: 'paid', paidAt }, {}],
    ['withdrawn', { withdrawnAt: paidAt, deletedAt: paidAt }, {}],
    ['deleted by retention', { deletedAt: paidAt }, {}],
    ['free', { requiresPayment: false, chargeCents: 0 }, {}],
  ])('leaves out a document that is %s', (_, changed, waiting) => {
    const found = everythingDue(due({ images: changed }), now);
    expect(found.items).toEqual([bill, chart]);
    expect(found.waiting).toEqual({ embargoed: 0, notScanned: 0, clearing: 0, later: 0, ...waiting });
  });

  it.each<[name: string, changed: Partial<Invoice>, clearing: number]>([
    ['a draft', { sentAt: null }, 0],
    ['inactive', { isActive: false }, 0],
    ['paid', { paymentState: 'paid', paidAt }, 0],
    ['clearing', { paymentState: 'clearing' }, 1],
  ])('leaves out an invoice that is %s', (_, changed, clearing) => {
    const found = everythingDue(due({ bill: changed }), now);
    expect(found.items).toEqual([chart, images]);
    expect(found.waiting.clearing).toBe(clearing);
  });

  it('includes an item whose bank payment failed', () => {
    const failed = { paymentState: 'failed' as const, intentId: 'pi_old' };
    expect(everythingDue(due({ chart: failed }), now).items).toEqual(allocation);
  });

  it('has a maximum of items for one payment, and counts the rest', () => {
    const many = Array.from({ length: MAX_ALLOCATED_ITEMS + 2 }, (_, index) => charged(`file_${index}`, 100));
    const files = Object.fromEntries(many.map((file) => [file.fileId, file]));
    const { items, waiting } = everythingDue(due({ request: { files, invoices: {} } }), now);
    expect(items).toHaveLength(MAX_ALLOCATED_ITEMS);
    expect(waiting.later).toBe(2);
  });

  it('is offered to clients only for several items', () => {
    expect(everythingDueView(due(), now).everythingDue).toMatchObject({
      amount: ALL_CENTS,
      items: [
        { kind: 'invoice', invoiceId: 'inv_bill', name: 'INV-2026-000007', amount: 5010 },
        { kind: 'file', fileId: 'file_chart', name: 'file_chart.pdf', amount: 2550 },
        { kind: 'file', fileId: 'file_images', name: 'file_images.pdf', amount: 1300 },
      ],
    });
    const one = due({ chart: { requiresPayment: false }, images: { requiresPayment: false } });
    expect(everythingDueView(one, now)).toEqual({});
  });
});

describe('opening a payment for everything due', () => {
  it('stores the allocation and makes every item wait for the same PaymentIntent, as one version', () => {
    const change = recordCombinedIntent(due(), opening, now)!;
    expect(change.request.seq).toBe(due().seq + 1);
    expect(change.request.combinedPayments).toEqual({ pi_all: { openedAt: paidAt, allocation } });
    expect(openPayments(change.request)).toEqual(['pi_all']);
    expect(change.request.files['file_chart']).toMatchObject({ payerId: 'usr_payer' });
    expect([change.event, ...change.moreEvents!].map(({ kind }) => kind)).toEqual([
      'invoice-payment',
      'file-payment',
      'file-payment',
    ]);
    expect(change.request.updatedAt).toBe(due().updatedAt);
  });

  it.each<[name: string, changed: Changes]>([
    ['a document was withdrawn', { chart: { withdrawnAt: paidAt, deletedAt: paidAt } }],
    ['a document costs more', { chart: { chargeCents: 2650 } }],
    ['a document was paid', { images: { paymentState: 'paid', paidAt } }],
    ['another tab opened a document', { images: { intentId: 'pi_other' } }],
    ['an invoice was deactivated', { bill: { isActive: false } }],
    ['an invoice has another total', { bill: { totalCents: 5011 } }],
    ['an invoice is clearing', { bill: { paymentState: 'clearing' } }],
  ])('changes nothing if %s in the meantime', (_, changed) => {
    expect(recordCombinedIntent(due(changed), opening, now)).toBeNull();
  });

  it('deletes the allocation of a canceled payment, and keeps that of a received one', () => {
    const request = {
      ...opened(),
      combinedPayments: { ...opened().combinedPayments, pi_old: opened().combinedPayments['pi_all']! },
    };
    const replaced = new Map(
      allocation.map((item) => ['fileId' in item ? item.fileId : item.invoiceId, 'pi_all']),
    );
    const change = recordCombinedIntent(
      request,
      { to: 'pi_next', allocation, replaced, payerId: null, canceled: ['pi_all'] },
      now,
    );
    expect(Object.keys(change!.request.combinedPayments)).toEqual(['pi_old', 'pi_next']);
  });

  it('compares allocations regardless of their order', () => {
    expect(isSameAllocation(allocation, [images, bill, chart])).toBe(true);
    expect(isSameAllocation(allocation, [bill, chart])).toBe(false);
    expect(isSameAllocation(allocation, [bill, chart, { ...images, cents: 1301 }])).toBe(false);
  });
});

describe('what a payment is for', () => {
  it('is the stored allocation, which equals the charge', () => {
    expect(paidItemsOf(opened(), intent())).toEqual({ kind: 'items', items: allocation });
  });

  it.each<[name: string, request: RequestDocument, facts: Partial<IntentFacts>, kind: string]>([
    ['another amount', opened(), { amountCents: ALL_CENTS - 1 }, 'mismatch'],
    ['another currency', opened(), { currency: 'eur' }, 'mismatch'],
    ['a document that now costs more', opened({ chart: { chargeCents: 2600 } }), {}, 'mismatch'],
    ['a document that is free now', opened({ chart: { requiresPayment: false } }), {}, 'mismatch'],
    ['no allocation', opened(), { id: 'pi_unknown' }, 'no-such-item'],
  ])('is refused with %s', (_, request, facts, kind) => {
    expect(paidItemsOf(request, intent(facts)).kind).toBe(kind);
  });

  it('is one item for a single payment', () => {
    const metadata = { kind: 'file', requestId: aRequest().requestId, fileId: 'file_chart' };
    const single = intent({ id: 'pi_chart', amountCents: 2550, metadata });
    expect(paidItemsOf(due(), single)).toEqual({ kind: 'items', items: [chart] });
    expect(paidItemsOf(due(), { ...single, amountCents: 2551 }).kind).toBe('mismatch');
  });
});

describe('recording a payment for everything due', () => {
  it('pays every item in one version, with an event and a receipt for each, and one email', () => {
    const request = opened();
    const { change, notOwed } = recordPayment(request, allocation, update('paid'), now);
    expect(notOwed).toEqual([]);
    expect(statesOf(change!.request)).toEqual(['paid', 'paid', 'paid']);
    expect(change!.request.seq).toBe(request.seq + 1);
    const events = [change!.event, ...change!.moreEvents!];
    expect(events.map(({ details }) => 'cents' in details && details.cents)).toEqual([5010, 2550, 1300]);
    expect(change!.steps.filter(({ kind }) => kind === 'project')).toHaveLength(1);
    expect(change!.steps.filter(({ kind }) => kind === 'notify-client')).toEqual([
      {
        kind: 'notify-client',
        template: 'itemsPaid',
        seq: request.seq + 1,
        intentId: 'pi_all',
        items: allocation,
      },
    ]);
    const receipts = ['inv_bill', 'file_chart', 'file_images'].map((item) =>
      receiptOf(change!.request, item, { isStaffRole: false }),
    );
    expect(receipts.map((receipt) => receipt?.cents)).toEqual([5010, 2550, 1300]);
  });

  it('emails about the only item that it pays as about a single payment', () => {
    const { change } = recordPayment(opened(), [chart], update('paid'), now);
    expect(change!.steps.filter(({ kind }) => kind === 'notify-client')).toMatchObject([
      { template: 'filePaid', fileId: 'file_chart' },
    ]);
  });

  it('changes nothing when it is repeated or late', () => {
    const paid = paidAll();
    for (const state of ['paid', 'clearing', 'failed'] as const) {
      expect(recordPayment(paid, allocation, update(state), now)).toEqual({ change: null, notOwed: [] });
    }
  });

  it('makes every item payable again after a failed bank payment', () => {
    const clearing = recordPayment(opened(), allocation, update('clearing'), now).change!.request;
    expect(statesOf(clearing)).toEqual(['clearing', 'clearing', 'clearing']);
    expect(everythingDue(clearing, now)).toMatchObject({ items: [], waiting: { clearing: 3 } });
    const { request: failed, steps } = recordPayment(clearing, allocation, update('failed'), now).change!;
    expect(steps.filter(({ kind }) => kind === 'notify-client')).toMatchObject([
      { template: 'itemsPaymentFailed', items: allocation },
    ]);
    expect(statesOf(failed)).toEqual(['failed', 'failed', 'failed']);
    expect(everythingDue(failed, now).items).toEqual(allocation);
  });

  it('refunds only what was paid elsewhere: a document directly, an invoice with a task', () => {
    const elsewhere = { paymentState: 'paid', paidAt, intentId: 'pi_single' } as const;
    const { change, notOwed } = recordPayment(
      opened({ chart: elsewhere, bill: elsewhere }),
      allocation,
      update('paid'),
      now,
    );
    expect(notOwed).toEqual([chart]);
    expect(change!.request.invoices['inv_bill']!.refunds).toMatchObject([
      { refundId: 'auto:pi_all:inv_bill', intentId: 'pi_all', cents: 5010, kind: 'automatic' },
    ]);
    expect(change!.request.files['file_images']).toMatchObject({ paymentState: 'paid', intentId: 'pi_all' });
    expect(change!.request.files['file_chart']).toMatchObject({ intentId: 'pi_single' });
  });

  it('refunds a document that was withdrawn before the money arrived', () => {
    const withdrawn = { withdrawnAt: paidAt, deletedAt: paidAt };
    const { change, notOwed } = recordPayment(opened({ images: withdrawn }), allocation, update('paid'), now);
    expect(notOwed).toEqual([images]);
    expect(statesOf(change!.request)).toEqual(['paid', 'paid', 'unpaid']);
  });

  it('does not pay a reopened document with a part whose refund is recorded', () => {
    const reopened = { at: paidAt, by: { kind: 'staff', id: 'usr_1' }, paidAt } as const;
    const disputes = [aDispute({ status: 'lost', intentId: 'pi_single', reopened })];
    const owed = opened({ chart: { intentId: 'pi_single', refundedIntents: ['pi_all'], disputes } });
    const { change, notOwed } = recordPayment(owed, allocation, update('paid'), now);
    expect(notOwed).toEqual([chart]);
    expect(statesOf(change!.request)).toEqual(['paid', 'unpaid', 'paid']);
  });

  it('is null if no decision changes anything', () => {
    expect(combineChanges(due(), [() => null])).toBeNull();
  });
});

describe('refunds of one item', () => {
  const refundOf = (fileId: string, amountCents: number, status: 'succeeded' | 'failed' = 'succeeded') => ({
    id: 're_1',
    at: '2026-03-10T08:00:00.000Z',
    amountCents,
    status,
    metadata: { refundId: fileRefundId('pi_all', fileId) },
  });

  it('count for that item only, unless the whole payment was refunded', () => {
    expect(isItemRefunded([refundOf('file_chart', 2550)], intent(), chart)).toBe(true);
    expect(isItemRefunded([refundOf('file_images', 1300)], intent(), chart)).toBe(false);
    expect(isItemRefunded([refundOf('file_chart', 2550, 'failed')], intent(), chart)).toBe(false);
    const all = { ...refundOf('', ALL_CENTS), metadata: {} };
    expect(isItemRefunded([all], intent(), chart)).toBe(true);
  });

  it('made by the portal are known, and their failures are reported', () => {
    const request = opened({ chart: { refundedIntents: ['pi_all'] } });
    const failed = refundOf('file_chart', 2550, 'failed');
    expect(hasUnknownRefunds(request, 'pi_all', [refundOf('file_chart', 2550)])).toBe(false);
    expect(hasUnknownRefunds(request, 'pi_all', [{ ...refundOf('', 100), metadata: {} }])).toBe(true);
    expect(failedFileRefundCents(request, intent(), [failed])).toBe(2550);
    expect(failedFileRefundCents(request, intent(), [failed, refundOf('file_chart', 2550)])).toBe(0);
    expect(failedFileRefundCents(request, intent(), [{ ...failed, metadata: {} }])).toBe(0);
  });
});

describe('a dispute of a payment for everything due', () => {
  const facts = {
    disputeId: 'du_1',
    intentId: 'pi_all',
    reason: 'fraudulent',
    status: 'needs_response',
    openedAt: paidAt,
    dueBy: null,
  };
  const disputed = (request: RequestDocument, cents: number) =>
    combineChanges(
      request,
      itemsInDispute(request, intent(), cents).map(
        ({ item, cents: share }) =>
          (found) =>
            recordDispute(found, item, { ...facts, cents: share }, now),
      ),
    )!;

  it('holds every item, with its cents, and notifies staff once', () => {
    const { request, steps } = disputed(paidAll(), ALL_CENTS);
    const items = [...Object.values(request.invoices), ...Object.values(request.files)];
    expect(items.map(({ disputes }) => disputes.map(({ cents }) => cents))).toEqual([[5010], [2550], [1300]]);
    expect(steps.filter(({ kind }) => kind === 'notify-staff-of-dispute')).toHaveLength(1);
  });

  it.each([0, 1, 1000, 8859, 8860, 9000])('shares %i cents without losing one', (cents) => {
    const shares = disputeShares(paidAll(), 'pi_all', allocation, cents);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
    expect(shares.every((share) => share >= 0)).toBe(true);
  });

  it('leaves out what was refunded before', () => {
    const request = paidAll();
    const file = { ...request.files['file_chart']!, refundedIntents: ['pi_all'] };
    const partly = { ...request, files: { ...request.files, file_chart: file } };
    expect(disputeShares(partly, 'pi_all', allocation, ALL_CENTS - 2550)).toEqual([5010, 0, 1300]);
  });
});
