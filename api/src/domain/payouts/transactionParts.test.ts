import { expect, it } from 'vitest';
import { exportedAmountsOf, transactionPartsOf } from './transactionParts.ts';

const allocation = [
  { kind: 'file', fileId: 'file_1', cents: 2550 },
  { kind: 'file', fileId: 'file_2', cents: 1300 },
  { kind: 'invoice', invoiceId: 'inv_1', cents: 5010 },
];
const request = {
  invoices: { inv_1: { number: 'INV-2026-000001' } },
  combinedPayments: { pi_all: { openedAt: '2026-11-03T10:00:00.000Z', allocation } },
} as unknown as Parameters<typeof transactionPartsOf>[0];

it.each([
  ['request_fee', 'pi_1', null, 1500, [['request_fee', '', 1500]]],
  ['file', 'pi_1', 'file_1', 2550, [['file', '', 2550]]],
  ['invoice', 'pi_1', 'inv_1', 5010, [['invoice', 'INV-2026-000001', 5010]]],
  ['invoice', 'pi_1', 'inv_gone', 5010, [['invoice', '', 5010]]],
  [
    'combined',
    'pi_all',
    null,
    8860,
    [
      ['file', '', 2550],
      ['file', '', 1300],
      ['invoice', 'INV-2026-000001', 5010],
    ],
  ],
  // Parts that do not add up to the payment would be wrong.
  ['combined', 'pi_all', null, 8861, []],
  ['combined', 'pi_unknown', null, 8860, []],
  ['refund', 'pi_all', null, -8860, []],
  ['dispute', 'pi_1', null, -1500, []],
] as const)(
  'the parts of a %s of %s for %s over %i cents',
  (kind, intentId, itemId, grossCents, expected) => {
    const parts = transactionPartsOf(request, { kind, intentId, itemId, grossCents });
    expect(parts.map((part) => [part.kind, part.reference, part.cents])).toEqual(expected);
  },
);

it.each([
  [8860, 287],
  [8860, 1],
  [8860, 0],
])('the rows of a combined payment over %i cents with a fee of %i add up', (grossCents, feeCents) => {
  const netCents = grossCents - feeCents;
  const parts = transactionPartsOf(request, {
    kind: 'combined',
    intentId: 'pi_all',
    itemId: null,
    grossCents,
  });
  const rows = exportedAmountsOf({ grossCents, feeCents, netCents }, parts);
  expect(rows.map(({ part }) => part)).toEqual(parts);
  const sum = (field: 'grossCents' | 'feeCents' | 'netCents') =>
    rows.reduce((total, row) => total + row[field], 0);
  expect([sum('grossCents'), sum('feeCents'), sum('netCents')]).toEqual([grossCents, feeCents, netCents]);
  for (const row of rows) expect(row.netCents).toBe(row.grossCents - row.feeCents);
});

it('a transaction without parts is one row', () => {
  const amounts = { grossCents: -1500, feeCents: 1500, netCents: -3000 };
  expect(exportedAmountsOf(amounts, [])).toEqual([{ part: null, ...amounts }]);
});
