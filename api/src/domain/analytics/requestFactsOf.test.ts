import { expect, test } from 'vitest';
import { aFile, aRoot } from '../testing/aRoot.ts';
import { fileFactsOf } from './fileFactsOf.ts';
import { requestFactsOf } from './requestFactsOf.ts';

const kindsOf = (root: Parameters<typeof requestFactsOf>[0]) =>
  requestFactsOf(root).map(({ kind, at, amountCents }) => [kind, at, amountCents]);

test('requestFactsOf counts a paid request as opened and its fee as paid', () => {
  expect(kindsOf(aRoot())).toEqual([
    ['opened', '2026-03-10T08:00:00.000Z', 0],
    ['fee-paid', '2026-03-10T08:00:00.000Z', 1500],
  ]);
});

test.each(['clearing', 'failed', 'waived'] as const)(
  'requestFactsOf does not count a fee that is %s',
  (state) => {
    const payment = { ...aRoot().payment, state, paidAt: null };
    expect(kindsOf(aRoot({ payment }))).toEqual([['opened', '2026-03-10T08:00:00.000Z', 0]]);
  },
);

test('fileFactsOf counts only a paid file', () => {
  const paid = aFile({ paidAt: '2026-03-12T08:00:00.000Z', chargeCents: 2500 });
  const free = aFile({ fileId: 'file_free' });
  const root = aRoot({ files: { [paid.fileId]: paid, file_free: free } });
  expect(fileFactsOf(root, paid.fileId)).toEqual([
    {
      kind: 'file-paid',
      requestId: root.requestId,
      itemId: paid.fileId,
      at: '2026-03-12T08:00:00.000Z',
      amountCents: 2500,
    },
  ]);
  expect(fileFactsOf(root, 'file_free')).toEqual([]);
  expect(fileFactsOf(root, 'file_unknown')).toEqual([]);
});
