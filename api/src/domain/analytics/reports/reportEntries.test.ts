import { describe, expect, it, test } from 'vitest';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { someRules } from '../../testing/someRules.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { AnalyticsFact } from '../fact.ts';
import { requestFactsOf } from '../requestFactsOf.ts';
import { firmOf } from './reportEntry.ts';
import { revenueEntries } from './revenueEntries.ts';
import { turnaroundEntries } from './turnaroundEntries.ts';
import { pageEntries, workEntries } from './workEntries.ts';

const firmed = (firmName: string) => aRequest({ fields: { ...aRequest().fields, firmName } });

describe('firmOf', () => {
  it.each([
    'Smith & Jones, LLP',
    'smith & jones llp',
    '  SMITH  &  JONES  LLP ',
    'Smith & Jones, L​LP',
    'Smíth Jones LLP',
  ])('%j is the same firm', (name) => {
    expect(firmOf(firmed(name)).key).toBe('smith jones llp');
  });

  it('keeps the spelling, without double spaces', () => {
    expect(firmOf(firmed(' Smith  & Jones ')).name).toBe('Smith & Jones');
  });

  it.each([
    ['', ''],
    ['???', '???'],
  ])('%j has the key %j', (name, key) => {
    expect(firmOf(firmed(name)).key).toBe(key);
  });
});

test.each([
  ['fee-paid', 'fee', 100],
  ['file-paid', 'file', 100],
  ['invoice-paid', 'invoice', 100],
  ['file-refunded', 'refunded', 100],
  ['invoice-refunded', 'refunded', 100],
  ['invoice-refund-failed', 'refunded', -100],
  ['fee-lost', 'lost', 100],
  ['invoice-recovered', 'lost', -100],
] as const)('revenueEntries counts %s as %s, %i cents', (kind, figure, cents) => {
  const fact: AnalyticsFact = { kind, requestId: 'req_1', at: '2026-03-12T08:00:00.000Z', amountCents: 100 };
  expect(revenueEntries(firmed('Smith'), [fact])).toMatchObject([
    {
      figure,
      cents,
      id: `${kind}|req_1`,
      values: [
        { dimension: 'kind', key: kind.split('-')[0] },
        { dimension: 'firm', key: 'smith', name: 'Smith' },
        { dimension: 'facility', key: 'lakeview hospital', name: 'Lakeview Hospital' },
      ],
    },
  ]);
});

test.each(['opened', 'closed', 'invoice-sent', 'invoice-sent-paid', 'invoice-sent-owed'] as const)(
  'revenueEntries leaves out %s',
  (kind) => {
    const fact: AnalyticsFact = {
      kind,
      requestId: 'req_1',
      at: '2026-03-12T08:00:00.000Z',
      amountCents: 100,
    };
    expect(revenueEntries(aRequest(), [fact])).toEqual([]);
  },
);

describe('turnaroundEntries', () => {
  const closed = (status: string, changed: Partial<RequestDocument> = {}) => {
    const { history } = aRequest();
    const closing = { ...history[0]!, status, at: '2026-03-12T08:00:00.000Z' };
    const request = aRequest({ history: [...history, closing], ...changed });
    return turnaroundEntries(request, requestFactsOf(request, someRules.value));
  };

  it('count a completed request with its minutes', () => {
    const fields = { ...aRequest().fields, authority: { kind: 'subpoena' as const } };
    expect(closed('completed', { fields })).toMatchObject([
      {
        figure: 'onTime',
        amount: 2 * 24 * 60,
        values: [
          { dimension: 'requestType', key: '7' },
          { dimension: 'facility', key: 'lakeview hospital' },
          { dimension: 'authority', key: 'subpoena' },
        ],
      },
    ]);
  });

  it.each([
    ['late', { dueDate: '2026-03-11' }],
    ['noDueDate', { dueDate: '' }],
  ] as const)('count it as %s', (figure, changed) => {
    expect(closed('completed', changed)).toMatchObject([{ figure }]);
  });

  it('leave out a cancelled request', () => {
    expect(closed('cancelled')).toEqual([]);
  });
});

describe('workEntries', () => {
  const staff = { kind: 'staff', id: 'u1' } as const;
  const event = (kind: string, details: Record<string, unknown>, by: object = staff) =>
    workEntries(aRequest(), {
      id: 'ev|000002',
      kind,
      at: '2026-03-12T08:00:00.000Z',
      by: by as typeof staff,
      details,
    }).map(({ figure, amount, values }) => [figure, amount, values[0]?.key]);

  it.each([
    ['assigned', { from: null, to: 'u2' }, [['received', 1, 'u2']]],
    ['assigned', { from: 'u2', to: null }, []],
    ['submitted', { source: 'internal' }, [['received', 1, 'u1']]],
    ['submitted', {}, []],
    ['submission-approved', {}, [['decided', 1, 'u1']]],
    ['submission-rejected', {}, [['decided', 1, 'u1']]],
    ['files-added', { files: 3 }, [['released', 3, 'u1']]],
    ['status-changed', { to: 'completed' }, []],
  ])('count %s with %j', (kind, details, expected) => {
    expect(event(kind, details)).toEqual(expected);
  });

  it.each([
    ['submission-approved', { kind: 'system', id: null }],
    ['files-added', { kind: 'client', id: 'u3' }],
  ])('leave out %s by %j', (kind, by) => {
    expect(event(kind, { files: 1 }, by)).toEqual([]);
  });
});

describe('pageEntries', () => {
  const file = aFile({ fileId: 'f1', uploadedAt: '2026-03-12T08:00:00.000Z' });

  it('count the pages for who released the document, on the day of its release', () => {
    expect(pageEntries(aRequest(), { ...file, releasedBy: 'u1' }, 12)).toMatchObject([
      { table: 'work', figure: 'pages', amount: 12, at: file.uploadedAt, values: [{ key: 'u1' }] },
    ]);
  });

  it.each([
    ['without a page', { ...file, releasedBy: 'u1' }, 0],
    ['that nobody released', file, 12],
  ])('leave out a document %s', (_, document, pages) => {
    expect(pageEntries(aRequest(), document, pages)).toEqual([]);
  });
});
