import { expect, test } from 'vitest';
import { SYSTEM } from '../../requests/actor.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aRequest } from '../../testing/aRequest.ts';
import type { InvoiceRefund } from '../invoice.ts';
import { isRefundRetryDue } from './isRefundRetryDue.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

const aRefund = (changed: Partial<InvoiceRefund> = {}): InvoiceRefund => ({
  refundId: 'auto:pi_1',
  intentId: 'pi_1',
  cents: 1000,
  kind: 'automatic',
  state: 'failed',
  at: hoursAgo(2),
  by: SYSTEM,
  byName: 'system',
  reason: '',
  ...changed,
});
const staff = { kind: 'staff', id: 'usr_1' } as const;
const [old, older] = [{ at: hoursAgo(30) }, { at: hoursAgo(60) }];

test.each<[string, InvoiceRefund[], boolean]>([
  ['not attempted', [], false],
  ['failed a moment ago', [aRefund({ at: hoursAgo(0.9) })], false],
  ['failed an hour ago', [aRefund({ at: hoursAgo(1) })], true],
  ['failed twice, two hours ago', [aRefund(old), aRefund()], false],
  ['failed twice, six hours ago', [aRefund(old), aRefund({ at: hoursAgo(6) })], true],
  ['failed three times, six hours ago', [aRefund(older), aRefund(old), aRefund({ at: hoursAgo(6) })], false],
  ['failed three times, a day ago', [aRefund(older), aRefund(older), aRefund(old)], true],
  ['failed four times', [aRefund(older), aRefund(older), aRefund(older), aRefund(old)], false],
  ['pending', [aRefund(old), aRefund({ state: 'pending' })], false],
  ['done', [aRefund(old), aRefund({ state: 'done' })], false],
  ['failed again for staff, a moment ago', [aRefund(old), aRefund({ by: staff, at: hoursAgo(0) })], false],
  ['failed again for staff, whose attempt does not count', [aRefund(older), aRefund({ by: staff })], true],
  ['made by staff', [aRefund({ kind: 'staff' })], false],
  ['of another payment', [aRefund({ intentId: 'pi_2' })], false],
])('a refund that %s is due for a retry: %s', (_, refunds, isDue) => {
  const request = aRequest({ invoices: { inv_1: anInvoice({ refunds }) } });
  expect(isRefundRetryDue(request, 'pi_1', NOW)).toBe(isDue);
});
