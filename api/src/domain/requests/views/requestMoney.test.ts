import { describe, expect, it, test } from 'vitest';
import type { RequestMoney } from '@portal/contract/payments/schemas/requestMoney.ts';
import { aDispute } from '../../testing/aDispute.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import type { Invoice, InvoiceRefund } from '../../invoices/invoice.ts';
import { SYSTEM } from '../actor.ts';
import type { FeePayment, RequestFile } from '../requestDocument.ts';
import { requestMoneyView } from './requestMoney.ts';

const AT = '2026-03-11T09:00:00.000Z';
const LATER = '2026-03-12T09:00:00.000Z';

interface Charges {
  fee?: Partial<FeePayment>;
  files?: Partial<RequestFile>[];
  invoices?: Partial<Invoice>[];
}

/** The money of a request without a fee, with charged documents of $25.50 and sent invoices of $56.30. */
function moneyOf({ fee, files = [], invoices = [] }: Charges): RequestMoney | undefined {
  const payment = { ...aRequest().payment, ...(fee ?? { state: 'waived' as const }) };
  const released = { uploadedByAdmin: true, requiresPayment: true, chargeCents: 2550 } as const;
  return requestMoneyView({
    payment,
    files: Object.fromEntries(
      files.map((file, index) => [
        `file_${index}`,
        aFile({ ...released, originalName: 'chart.pdf', ...file }),
      ]),
    ),
    invoices: Object.fromEntries(
      invoices.map((invoice, index) => [
        `inv_${index}`,
        anInvoice({ totalCents: 5630, sentAt: AT, number: `INV-${index}`, ...invoice }),
      ]),
    ),
  }).money;
}

const paid = { paymentState: 'paid', paidAt: AT, intentId: 'pi_1' } as const;

const aRefund = (changed: Partial<InvoiceRefund> = {}): InvoiceRefund => ({
  refundId: 'ref_1',
  intentId: 'pi_1',
  cents: 2500,
  kind: 'staff',
  state: 'done',
  at: LATER,
  by: SYSTEM,
  byName: 'Ada Min',
  reason: 'Two pages were missing',
  ...changed,
});

const held = (status: string, changed: Parameters<typeof aDispute>[0] = {}) => [
  aDispute({ status, cents: 5630, ...changed }),
];
const reopened = { at: LATER, by: SYSTEM, paidAt: AT };

const NOTHING = { charged: 0, paid: 0, refunded: 0, owed: 0, clearing: 0, withdrawn: 0 };

test.each<[string, Charges, Partial<RequestMoney['balance']>]>([
  ['a paid fee', { fee: { state: 'paid' } }, { charged: 1500, paid: 1500 }],
  ['a clearing fee', { fee: { state: 'clearing', paidAt: null } }, { charged: 1500, clearing: 1500 }],
  ['a failed fee', { fee: { state: 'failed', paidAt: null } }, { charged: 1500, owed: 1500 }],
  [
    'a lost fee',
    { fee: { state: 'paid', disputes: [aDispute({ status: 'lost', cents: 1500 })] } },
    { charged: 1500, withdrawn: 1500 },
  ],
  ['an unpaid document', { files: [{}] }, { charged: 2550, owed: 2550 }],
  ['a document whose payment failed', { files: [{ paymentState: 'failed' }] }, { charged: 2550, owed: 2550 }],
  ['a paid document', { files: [paid] }, { charged: 2550, paid: 2550 }],
  [
    'a document paid by a bank in process',
    { files: [{ paymentState: 'clearing', intentId: 'pi_1' }] },
    { charged: 2550, clearing: 2550 },
  ],
  [
    'a withdrawn document that was refunded',
    {
      files: [
        { ...paid, withdrawnAt: LATER, deletedAt: LATER, refundedAt: LATER, refundedIntents: ['pi_1'] },
      ],
    },
    { charged: 2550, paid: 2550, refunded: 2550 },
  ],
  [
    'a withdrawn document whose refund is due',
    { files: [{ ...paid, withdrawnAt: LATER, deletedAt: LATER }] },
    { charged: 2550, paid: 2550 },
  ],
  [
    'a document that was paid twice',
    { files: [{ ...paid, refundedIntents: ['pi_other'] }] },
    { charged: 2550, paid: 2550 },
  ],
  ['a sent invoice', { invoices: [{}] }, { charged: 5630, owed: 5630 }],
  ['a paid invoice', { invoices: [paid] }, { charged: 5630, paid: 5630 }],
  [
    'an invoice that was paid outside the portal',
    {
      invoices: [
        {
          paymentState: 'paid',
          paidAt: AT,
          settlement: { reference: 'Check 7', reason: '', by: SYSTEM, byName: 'Ada', at: AT },
        },
      ],
    },
    { charged: 5630, paid: 5630 },
  ],
  [
    'a partly refunded invoice',
    { invoices: [{ ...paid, refunds: [aRefund()] }] },
    { charged: 5630, paid: 5630, refunded: 2500 },
  ],
  [
    'refunds that are pending, failed, automatic, or of an earlier payment',
    {
      invoices: [
        {
          ...paid,
          refunds: [
            aRefund({ state: 'pending' }),
            aRefund({ state: 'failed' }),
            aRefund({ kind: 'automatic', intentId: 'pi_2' }),
            aRefund({ intentId: 'pi_0' }),
          ],
        },
      ],
    },
    { charged: 5630, paid: 5630 },
  ],
  [
    'a disputed invoice',
    { invoices: [{ ...paid, disputes: held('under_review') }] },
    { charged: 5630, withdrawn: 5630 },
  ],
  [
    'an inquiry of a bank',
    { invoices: [{ ...paid, disputes: held('warning_needs_response') }] },
    { charged: 5630, paid: 5630 },
  ],
  ['a won dispute', { invoices: [{ ...paid, disputes: held('won') }] }, { charged: 5630, paid: 5630 }],
  ['a lost dispute', { invoices: [{ ...paid, disputes: held('lost') }] }, { charged: 5630, withdrawn: 5630 }],
  [
    'a lost dispute of what a refund left',
    { invoices: [{ ...paid, refunds: [aRefund()], disputes: held('lost', { cents: 3130 }) }] },
    { charged: 5630, paid: 2500, refunded: 2500, withdrawn: 3130 },
  ],
  [
    'an invoice that is owed again after a lost dispute',
    { invoices: [{ disputes: held('lost', { reopened }) }] },
    { charged: 5630, owed: 5630, withdrawn: 5630 },
  ],
  [
    'an invoice that was paid again after a lost dispute',
    { invoices: [{ ...paid, intentId: 'pi_2', disputes: held('lost', { reopened }) }] },
    { charged: 5630, paid: 5630, withdrawn: 5630 },
  ],
  [
    'everything together',
    { fee: { state: 'paid' }, files: [paid, {}], invoices: [{ ...paid, refunds: [aRefund()] }, {}] },
    { charged: 17_860, paid: 9680, refunded: 2500, owed: 8180 },
  ],
])('the balance of %s', (_, charges, balance) => {
  expect(moneyOf(charges)!.balance).toEqual({ ...NOTHING, ...balance });
});

test.each<[string, Charges]>([
  ['a waived fee', {}],
  ['a free document', { files: [{ requiresPayment: false, chargeCents: 0 }] }],
  ['an unpaid document that was withdrawn', { files: [{ withdrawnAt: AT, deletedAt: AT }] }],
  ['an infected document', { files: [{ scan: 'infected' }] }],
  ['a draft', { invoices: [{ sentAt: null }] }],
  ['an inactive invoice', { invoices: [{ isActive: false }] }],
])('%s is not charged', (_, charges) => {
  expect(moneyOf(charges)).toBeUndefined();
});

describe('the payments', () => {
  it('are listed once each with what they paid for and their refunds, those in process last', () => {
    const { payments } = moneyOf({
      fee: { state: 'clearing', intentId: 'pi_fee', paidAt: null },
      files: [{ ...paid, refundedAt: LATER, withdrawnAt: LATER, deletedAt: LATER }],
      invoices: [{ ...paid, refunds: [aRefund({ at: AT })] }],
    })!;
    expect(payments).toEqual([
      {
        paymentIntentId: 'pi_1',
        isOutside: false,
        state: 'paid',
        paidAt: AT,
        amount: 8180,
        refunded: 5050,
        items: [
          { kind: 'file', name: 'chart.pdf', amount: 2550 },
          { kind: 'invoice', name: 'INV-0', amount: 5630 },
        ],
        refunds: [
          { kind: 'invoice', name: 'INV-0', amount: 2500, state: 'done', at: AT },
          { kind: 'file', name: 'chart.pdf', amount: 2550, state: 'done', at: LATER },
        ],
      },
      {
        paymentIntentId: null,
        isOutside: false,
        state: 'clearing',
        paidAt: null,
        amount: 1500,
        refunded: 0,
        items: [{ kind: 'fee', name: '', amount: 1500 }],
        refunds: [],
      },
    ]);
  });

  it('include one that was lost before its invoice was paid again', () => {
    const disputes = held('lost', { reopened });
    const { payments } = moneyOf({ invoices: [{ ...paid, intentId: 'pi_2', paidAt: LATER, disputes }] })!;
    expect(payments).toMatchObject([
      { paymentIntentId: 'pi_1', state: 'lost', amount: 5630 },
      { paymentIntentId: 'pi_2', state: 'paid', amount: 5630 },
    ]);
  });

  it('outside the portal are not joined', () => {
    const settlement = { reference: 'Check 7', reason: '', by: SYSTEM, byName: 'Ada', at: AT };
    const outside = { paymentState: 'paid', paidAt: AT, settlement } as const;
    const { payments } = moneyOf({ invoices: [outside, outside] })!;
    expect(payments).toMatchObject([{ isOutside: true }, { isOutside: true }]);
  });
});

test('refunds at Stripe belong to the payments of the fee and of a document, and failed ones do not count', () => {
  const { fileId } = aFile();
  const part = { at: LATER, state: 'done' as const };
  const file = aFile({ ...paid, requiresPayment: true, chargeCents: 2550, intentId: 'pi_file' });
  const request = aRequest({
    files: {
      [fileId]: { ...file, withdrawnAt: LATER, refundedAt: LATER, refundedCents: 2050, isRefundFailed: true },
    },
    outsideRefunds: [
      { ...part, refundId: 're_1', intentId: 'pi_1', items: [{ kind: 'fee', itemId: '', cents: 500 }] },
      {
        ...part,
        refundId: 're_2',
        intentId: 'pi_file',
        items: [{ kind: 'file', itemId: fileId, cents: 500 }],
      },
    ],
  });
  const { balance, payments } = requestMoneyView(request).money!;
  expect(balance.refunded).toBe(1000);
  expect(
    payments.flatMap(({ refunds }) => refunds.map(({ kind, amount, state }) => [kind, amount, state])),
  ).toEqual(
    expect.arrayContaining([
      ['fee', 500, 'done'],
      ['file', 2050, 'failed'],
      ['file', 500, 'done'],
    ]),
  );
});
