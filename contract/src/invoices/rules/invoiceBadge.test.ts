import { expect, test } from 'vitest';
import { invoiceBadge } from './invoiceBadge.ts';

const statuses = ['draft', 'sent', 'paid', 'disputed'] as const;
const booleans = [true, false];
const all = statuses.flatMap((status) =>
  booleans.flatMap((isActive) => booleans.map((isPaid) => ({ status, isActive, isPaid }))),
);

test.each(all.filter(({ isActive }) => !isActive))('$status, paid $isPaid, inactive: inactive', (invoice) => {
  expect(invoiceBadge(invoice)).toBe('inactive');
});

test.each(all.filter(({ isActive, isPaid }) => isActive && isPaid))('$status and paid: paid', (invoice) => {
  expect(invoiceBadge(invoice)).toBe('paid');
});

test.each([
  ['paid', 'paid'],
  ['sent', 'sent'],
  ['draft', 'draft'],
  ['disputed', 'other'],
])('active, isPaid false, %s: %s', (status, badge) => {
  expect(invoiceBadge({ status, isActive: true, isPaid: false })).toBe(badge);
});
