import { expect, test } from 'vitest';
import { anInvoice } from '../testing/anInvoice.ts';
import { listedInvoices } from './invoiceViews.ts';

const invoices = {
  a: anInvoice({ invoiceId: 'a', number: 'INV-2026-000001', createdAt: '2026-03-10T08:00:00.000Z' }),
  b: anInvoice({ invoiceId: 'b', number: 'INV-2026-000002', createdAt: '2026-03-10T08:00:00.000Z' }),
  c: anInvoice({
    invoiceId: 'c',
    number: 'INV-2026-000003',
    createdAt: '2026-03-11T08:00:00.000Z',
    isActive: false,
  }),
};

test.each([
  [false, ['b', 'a']],
  [true, ['c', 'b', 'a']],
])('lists invoices newest first, with inactive ones: %s', (showAll, ids) => {
  expect(listedInvoices(invoices, showAll).map(({ invoiceId }) => invoiceId)).toEqual(ids);
});
