import { describe, expect, it, test } from 'vitest';
import type { PaymentUpdate } from '../payments/isNewPaymentUpdate.ts';
import type { Actor } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { aRequest } from '../testing/aRequest.ts';
import { activateInvoice } from './activateInvoice.ts';
import { requestRefund, MAX_REFUNDS } from './refunds/requestRefund.ts';
import { isAutomaticallyRefunded } from './refunds/automaticRefund.ts';
import type { Invoice, InvoiceRefund } from './invoice.ts';
import { refundableCents, staffInvoiceView } from './invoiceViews.ts';
import { recordInvoiceIntent, unpayableInvoiceReason } from './openInvoicePayment.ts';
import { recordInvoicePayment } from './recordInvoicePayment.ts';
import { recordRefund } from './refunds/recordRefund.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const sentAt = '2026-03-11T08:00:00.000Z';
const by: Actor = { kind: 'admin', id: 'usr_1' };
const open = { sentAt, intentId: 'pi_1' } as const;
const paid = { ...open, paymentState: 'paid', paidAt: sentAt, chargeId: 'ch_1' } as const;
const settlement = { reference: 'Check 7', reason: '', by, byName: 'Avery Boss', at: sentAt };
const settled = { ...paid, intentId: null, chargeId: null, settlement } as const;

const holding = (changed: Partial<Invoice> = open) => aRequest({ invoices: { inv_1: anInvoice(changed) } });
const invoiceIn = (request: RequestDocument) => request.invoices['inv_1']!;
const update = (state: PaymentUpdate['state'], changed: Partial<PaymentUpdate> = {}): PaymentUpdate => ({
  state,
  intentId: 'pi_1',
  chargeId: 'ch_1',
  ...changed,
});
const recordUpdate = (request: RequestDocument, item: PaymentUpdate) =>
  recordInvoicePayment(request, 'inv_1', item, NOW);

function after(request: RequestDocument, all: readonly PaymentUpdate[]): Invoice {
  return invoiceIn(all.reduce((current, item) => recordUpdate(current, item)?.request ?? current, request));
}

const templatesOf = ({ steps }: Change) =>
  steps.flatMap((each) => (each.kind === 'notify-client' ? [each.template] : []));

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('the payment of an invoice', () => {
  test.each<[Invoice['paymentState'], PaymentUpdate['state'], Invoice['paymentState'], string[]]>([
    ['unpaid', 'failed', 'unpaid', []],
    ['unpaid', 'clearing', 'clearing', []],
    ['unpaid', 'paid', 'paid', ['invoicePaid']],
    ['clearing', 'clearing', 'clearing', []],
    ['clearing', 'failed', 'failed', ['invoicePaymentFailed']],
    ['clearing', 'paid', 'paid', ['invoicePaid']],
    ['failed', 'failed', 'failed', []],
    ['failed', 'clearing', 'failed', []],
    ['failed', 'paid', 'paid', ['invoicePaid']],
    ['paid', 'failed', 'paid', []],
    ['paid', 'clearing', 'paid', []],
    ['paid', 'paid', 'paid', []],
  ])(
    'that is %s, updated to %s for the same charge, becomes %s and emails %j',
    (paymentState, state, expected, emails) => {
      const request = holding({ ...open, paymentState, chargeId: paymentState === 'unpaid' ? null : 'ch_1' });
      const change = recordUpdate(request, update(state));
      expect(invoiceIn(change?.request ?? request).paymentState).toBe(expected);
      expect(change ? templatesOf(change) : []).toEqual(emails);
    },
  );

  it('ends as paid with updates in any order and with repeats', () => {
    for (const order of permutationsOf([
      update('clearing'),
      update('paid'),
      update('paid'),
      update('clearing'),
    ])) {
      expect(after(holding(), order)).toMatchObject({ paymentState: 'paid', refunds: [] });
    }
  });

  it('can be retried with another charge after a failed bank payment', () => {
    const all = [update('clearing'), update('failed'), update('clearing', { chargeId: 'ch_2' })];
    expect(after(holding(), all).paymentState).toBe('clearing');
  });

  it('follows its open PaymentIntent, and counts payments from any PaymentIntent', () => {
    const other = { intentId: 'pi_0' };
    expect(after(holding(), [update('clearing', other)]).paymentState).toBe('unpaid');
    expect(after(holding(), [update('clearing'), update('failed', other)]).paymentState).toBe('clearing');
    expect(after(holding(), [update('paid', other)])).toMatchObject({
      paymentState: 'paid',
      intentId: 'pi_0',
    });
  });

  it('is null for a missing invoice', () => {
    expect(recordUpdate(aRequest(), update('paid'))).toBeNull();
  });
});

describe('a payment that is not owed', () => {
  test.each<[string, Partial<Invoice>, string, Partial<Invoice>]>([
    ['from a second PaymentIntent', { ...paid, intentId: 'pi_0' }, 'twice', { paymentState: 'paid' }],
    ['after a settlement outside the portal', settled, 'outside', { paymentState: 'paid', intentId: null }],
    ['for an inactive invoice', { ...open, isActive: false }, 'inactive', { paymentState: 'unpaid' }],
    [
      'for an invoice that was deactivated while it cleared',
      { ...open, isActive: false, paymentState: 'clearing', chargeId: 'ch_1' },
      'inactive',
      { paymentState: 'unpaid', chargeId: null },
    ],
    ['for a draft', { intentId: 'pi_1' }, 'inactive', { paymentState: 'unpaid' }],
  ])('%s gets one automatic refund', (_, changed, reason, expected) => {
    const change = recordUpdate(holding(changed), update('paid'));
    expect(change).toMatchObject({
      event: { kind: 'invoice-refunded', details: { reason, intentId: 'pi_1', cents: 1000 } },
    });
    expect(change!.steps).toContainEqual({ kind: 'refund', invoiceId: 'inv_1', refundId: 'auto:pi_1' });
    expect(templatesOf(change!)).toEqual([]);
    const invoice = invoiceIn(change!.request);
    expect(invoice).toMatchObject(expected);
    expect(invoice.refunds).toMatchObject([
      { refundId: 'auto:pi_1', kind: 'automatic', state: 'pending', cents: 1000, intentId: 'pi_1' },
    ]);
    for (const state of ['paid', 'clearing', 'failed'] as const) {
      expect(recordUpdate(change!.request, update(state))).toBeNull();
    }
  });

  it('does not pay the invoice after reactivation; a new PaymentIntent does', () => {
    const refunded = recordUpdate(holding({ ...open, isActive: false }), update('paid'))!.request;
    const activated = activateInvoice(refunded, 'inv_1', by, NOW);
    if (activated.kind !== 'change') throw new Error(activated.kind);
    const { request } = activated.change;
    expect(recordUpdate(request, update('paid'))).toBeNull();
    expect(isAutomaticallyRefunded(invoiceIn(request), 'pi_1')).toBe(true);
    const reopened = recordInvoiceIntent(request, 'inv_1', { from: 'pi_1', to: 'pi_2' }, NOW)!.request;
    expect(after(reopened, [update('paid', { intentId: 'pi_2' })])).toMatchObject({
      paymentState: 'paid',
      intentId: 'pi_2',
    });
  });

  it('sends no email when a bank payment for an inactive invoice fails', () => {
    const change = recordUpdate(
      holding({ ...open, isActive: false, paymentState: 'clearing' }),
      update('failed'),
    );
    expect(templatesOf(change!)).toEqual([]);
  });
});

describe('recordInvoiceIntent', () => {
  test.each<[string, Partial<Invoice>, string | null]>([
    ['of a sent invoice', { sentAt }, null],
    ['of an invoice with another one', open, 'pi_1'],
    ['of an invoice with a failed payment', { ...open, paymentState: 'failed' }, 'pi_1'],
  ])('replaces the PaymentIntent %s and keeps the update time', (_, changed, from) => {
    const change = recordInvoiceIntent(holding(changed), 'inv_1', { from, to: 'pi_9' }, NOW);
    expect(invoiceIn(change!.request).intentId).toBe('pi_9');
    expect(change!.request.updatedAt).toBe(aRequest().updatedAt);
  });

  test.each<[string, Partial<Invoice>, string | null]>([
    ['if another writer was faster', open, null],
    ['for a draft', {}, null],
    ['for an inactive one', { ...open, isActive: false }, 'pi_1'],
    ['for a paid one', paid, 'pi_1'],
    ['for a settled one', settled, null],
    ['for a clearing one', { ...open, paymentState: 'clearing' }, 'pi_1'],
  ])('returns null %s', (_, changed, from) => {
    expect(recordInvoiceIntent(holding(changed), 'inv_1', { from, to: 'pi_9' }, NOW)).toBeNull();
  });

  test.each<[Partial<Invoice>, string | null]>([
    [{}, 'no-such-invoice'],
    [{ sentAt, isActive: false }, 'no-such-invoice'],
    [{ ...paid, isActive: false }, 'no-such-invoice'],
    [{ sentAt }, null],
    [{ ...open, paymentState: 'failed' }, null],
    [{ ...open, paymentState: 'clearing' }, 'clearing'],
    [paid, 'paid'],
  ])('%j cannot be paid because: %s', (changed, reason) => {
    expect(unpayableInvoiceReason(anInvoice(changed))).toBe(reason);
  });
});

const refundRequest = { refundId: 'key-1', cents: 400, reason: 'Sent twice', by, byName: 'Avery Boss' };
const refund = (request: RequestDocument, changed: object = {}) =>
  requestRefund(request, 'inv_1', { ...refundRequest, ...changed }, NOW);

function aRefund(changed: Partial<InvoiceRefund> = {}): InvoiceRefund {
  return { ...refundRequest, intentId: 'pi_1', kind: 'staff', state: 'done', at: sentAt, ...changed };
}

describe('a refund by staff', () => {
  it('is recorded before the call to Stripe, and its event has no reason', () => {
    const decision = refund(holding(paid));
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request, steps, event } = decision.change;
    expect(invoiceIn(request).refunds).toEqual([aRefund({ state: 'pending', at: NOW.toISOString() })]);
    expect(steps).toContainEqual({ kind: 'refund', invoiceId: 'inv_1', refundId: 'key-1' });
    expect(JSON.stringify(event)).not.toContain('Sent twice');
    expect(refund(request)).toEqual({ kind: 'same' });
    expect(refund(request, { cents: 401 })).toEqual({ kind: 'refuse', reason: 'other-refund' });
  });

  test.each<[string, Partial<Invoice>, number, string]>([
    ['of an unpaid invoice', open, 400, 'unpaid'],
    ['of a clearing invoice', { ...open, paymentState: 'clearing' }, 400, 'unpaid'],
    ['of an invoice paid outside the portal', settled, 400, 'outside'],
    ['of a cent above the total', paid, 1001, 'too-much'],
    ['of more than the refundable rest', { ...paid, refunds: [aRefund({ refundId: 'a' })] }, 601, 'too-much'],
    [
      'while a pending refund covers the total',
      { ...paid, refunds: [aRefund({ refundId: 'a', state: 'pending', cents: 1000 })] },
      1,
      'too-much',
    ],
    [
      'above the limit of refunds',
      {
        ...paid,
        refunds: Array.from({ length: MAX_REFUNDS }, (_, at) => aRefund({ refundId: `${at}`, cents: 1 })),
      },
      1,
      'too-many-refunds',
    ],
  ])('is rejected %s', (_, changed, cents, reason) => {
    expect(refund(holding(changed), { cents })).toEqual({ kind: 'refuse', reason });
  });

  it.each<[string, InvoiceRefund, number]>([
    ['after a partial refund: the rest', aRefund({ refundId: 'a' }), 600],
    ['after a failed refund: the total', aRefund({ refundId: 'a', state: 'failed' }), 1000],
    [
      'after a refund of another payment: the total',
      aRefund({ refundId: 'auto:pi_2', kind: 'automatic', cents: 1000, intentId: 'pi_2' }),
      1000,
    ],
  ])('can be made %s', (_, earlier, cents) => {
    const request = holding({ ...paid, refunds: [earlier] });
    expect(refundableCents(invoiceIn(request))).toBe(cents);
    expect(refund(request, { cents }).kind).toBe('change');
    expect(refund(request, { cents: cents + 1 })).toEqual({ kind: 'refuse', reason: 'too-much' });
  });
});

describe('recordRefund', () => {
  const named = { invoiceId: 'inv_1', refundId: 'key-1' };
  test.each<[InvoiceRefund['state'], 'done' | 'failed', InvoiceRefund['state'] | null, string[]]>([
    ['pending', 'done', 'done', ['invoiceRefunded']],
    ['pending', 'failed', 'failed', []],
    ['done', 'failed', 'failed', []],
    ['done', 'done', null, []],
    ['failed', 'failed', null, []],
    ['failed', 'done', null, []],
  ])('for a %s refund, updated to %s, sets %s and emails %j', (state, next, expected, emails) => {
    const request = holding({ ...paid, refunds: [aRefund({ state }), aRefund({ refundId: 'other' })] });
    const change = recordRefund(request, named, next, NOW);
    const after = change && invoiceIn(change.request).refunds.map((refund) => refund.state);
    expect(after).toEqual(expected && [expected, 'done']);
    expect(change ? templatesOf(change) : []).toEqual(emails);
  });

  it('returns null for a missing refund or invoice', () => {
    expect(recordRefund(holding(paid), named, 'done', NOW)).toBeNull();
    expect(recordRefund(aRequest(), named, 'done', NOW)).toBeNull();
  });
});

it('the staff view has amounts in dollars, refunded and refundable', () => {
  const refunds = [
    aRefund({ refundId: 'a', cents: 250 }),
    aRefund({ refundId: 'b', cents: 100, state: 'pending' }),
    aRefund({ refundId: 'c', cents: 50, state: 'failed' }),
    aRefund({ refundId: 'auto:pi_2', kind: 'automatic', cents: 1000, intentId: 'pi_2' }),
  ];
  expect(staffInvoiceView('req_1', anInvoice({ ...paid, refunds }))).toMatchObject({
    status: 'paid',
    isPaid: true,
    totalAmount: 10,
    refundedAmount: 2.5,
    refundableAmount: 6.5,
    refunds: [{ amount: 2.5 }, { amount: 1 }, { amount: 0.5 }, { amount: 10, kind: 'automatic' }],
  });
});
