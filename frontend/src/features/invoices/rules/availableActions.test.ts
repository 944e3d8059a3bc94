import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { describe, expect, it } from 'vitest';
import { anInvoice, aPaidInvoice } from '../testing/anInvoice.ts';
import { availableActions } from './availableActions.ts';
import { staffBadgeOf } from './staffBadges.ts';

describe('available actions', () => {
  it.each<[string, StaffInvoiceView, readonly string[], readonly string[]]>([
    ['an active draft', anInvoice(), ['send', 'edit', 'deactivate', 'delete'], []],
    ['an inactive draft', anInvoice({ isActive: false }), ['edit', 'activate', 'delete'], []],
    ['one that was sent', anInvoice({ status: 'sent' }), ['deactivate'], ['settle']],
    ['one that was sent and is inactive', anInvoice({ status: 'sent', isActive: false }), ['activate'], []],
    ['one whose payment is clearing', anInvoice({ status: 'sent', paymentState: 'clearing' }), [], []],
    [
      'one whose payment failed',
      anInvoice({ status: 'sent', paymentState: 'failed' }),
      ['deactivate'],
      ['settle'],
    ],
    ['a paid one', aPaidInvoice(), ['receipt'], ['refund']],
    ['a paid one that is inactive', aPaidInvoice({ isActive: false }), ['receipt'], ['refund']],
    ['a disputed one', aPaidInvoice({ refundableAmount: 0, disputed: 'open' }), ['receipt'], []],
    ['one whose dispute was lost', aPaidInvoice({ refundableAmount: 0, disputed: 'lost' }), [], []],
    ['one that was fully refunded', aPaidInvoice({ refundableAmount: 0 }), ['receipt'], []],
  ])('for %s', (_what, invoice, forStaff, moreForAdmins) => {
    expect(availableActions(invoice, false).toSorted()).toEqual(forStaff.toSorted());
    expect(availableActions(invoice, true).toSorted()).toEqual([...forStaff, ...moreForAdmins].toSorted());
  });
});

it.each([
  ['inactive', aPaidInvoice({ isActive: false })],
  ['paid', aPaidInvoice({ status: 'sent' })],
  ['sent', anInvoice({ status: 'sent' })],
  ['draft', anInvoice()],
])('shows the %s badge', (badge, invoice) => {
  expect(staffBadgeOf(invoice)).toBe(badge);
});
