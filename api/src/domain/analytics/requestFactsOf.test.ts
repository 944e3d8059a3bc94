import { expect, test } from 'vitest';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { someRules } from '../testing/someRules.ts';
import { fileFactsOf } from './fileFactsOf.ts';
import { requestFactsOf } from './requestFactsOf.ts';

const kindsOf = (request: RequestDocument) =>
  requestFactsOf(request, someRules.value).map(({ kind, at, amountCents }) => [kind, at, amountCents]);

test('requestFactsOf counts a paid request as opened and its fee as paid', () => {
  expect(kindsOf(aRequest())).toEqual([
    ['opened', '2026-03-10T08:00:00.000Z', 0],
    ['fee-paid', '2026-03-10T08:00:00.000Z', 1500],
  ]);
});

test.each(['clearing', 'failed', 'waived'] as const)(
  'requestFactsOf does not count a fee that is %s',
  (state) => {
    const payment = { ...aRequest().payment, state, paidAt: null };
    expect(kindsOf(aRequest({ payment }))).toEqual([['opened', '2026-03-10T08:00:00.000Z', 0]]);
  },
);

const closed = (at: string, status = 'completed'): Partial<RequestDocument> => ({
  status,
  history: [...aRequest().history, { ...aRequest().history[0]!, status, at }],
});
const paused = (from: string, isManual = false): Partial<RequestDocument> => ({
  deadline: { ...aRequest().deadline!, isManual, pauses: [{ reason: 'missing', from, to: null }] },
});
const authority = { fields: { ...aRequest().fields, authority: { kind: 'subpoena' as const } } };

// Due on March 25, submitted at 8:00 UTC on March 10.
test.each<[string, Partial<RequestDocument>, object | undefined]>([
  [
    'on its due date, late in the evening of the facility',
    closed('2026-03-26T06:59:00.000Z'),
    { isLate: false },
  ],
  ['on the next day', closed('2026-03-26T07:00:00.000Z'), { isLate: true, dueDate: '2026-03-25' }],
  ['under a subpoena', { ...closed('2026-03-20T08:00:00.000Z'), ...authority }, { authority: 'subpoena' }],
  ['without an authority', closed('2026-03-20T08:00:00.000Z'), { authority: 'none' }],
  [
    'while the clock was paused',
    { ...closed('2026-04-20T18:00:00.000Z'), ...paused('2026-03-20T18:00:00.000Z') },
    { isLate: false, dueDate: '2026-04-27' },
  ],
  [
    'during a wait that does not move the date of a person',
    { ...closed('2026-04-20T18:00:00.000Z'), ...paused('2026-03-20T18:00:00.000Z', true) },
    { isLate: true, dueDate: '2026-03-25' },
  ],
  ['without a due date', { ...closed('2026-03-20T08:00:00.000Z'), dueDate: '' }, undefined],
  ['as cancelled', closed('2026-03-20T08:00:00.000Z', 'cancelled'), undefined],
])('a request that was closed %s', (_, changed, due) => {
  const fact = requestFactsOf(aRequest(changed), someRules.value).find(({ kind }) => kind === 'closed')!;
  expect({ due: fact.due }).toMatchObject({ due });
});

test('fileFactsOf counts only a paid file', () => {
  const paid = aFile({ paidAt: '2026-03-12T08:00:00.000Z', chargeCents: 2500 });
  const free = aFile({ fileId: 'file_free' });
  const request = aRequest({ files: { [paid.fileId]: paid, file_free: free } });
  expect(fileFactsOf(request, paid.fileId)).toEqual([
    {
      kind: 'file-paid',
      requestId: request.requestId,
      itemId: paid.fileId,
      at: '2026-03-12T08:00:00.000Z',
      amountCents: 2500,
    },
  ]);
  expect(fileFactsOf(request, 'file_free')).toEqual([]);
  expect(fileFactsOf(request, 'file_unknown')).toEqual([]);
});
