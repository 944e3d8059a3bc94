import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsFact } from '../../../domain/analytics/fact.ts';
import type { BatchOutcome, writeBatch } from '../../writeBatch.ts';
import { recordFacts } from './recordFacts.ts';

/** The stored facts and the counters of each partition. */
let partitions: Map<string, { ids: Set<string>; counters: Map<string, number> }>;
const readDocument = vi.fn<(pk: string, id: string) => Promise<object | null>>(async (pk, id) =>
  partitions.get(pk)?.ids.has(id) ? { value: { id }, etag: '1' } : null,
);
const writes = vi.fn<(pk: string, ids: readonly string[]) => void>();

vi.mock('../../documents.ts', () => ({
  readDocument: (_: string, id: string, pk: string) => readDocument(pk, id),
  createDocument: async () => true,
}));
vi.mock('../../writeBatch.ts', () => ({
  writeBatch: async (...[, pk, operationsOf]: Parameters<typeof writeBatch>): Promise<BatchOutcome> => {
    const operations = operationsOf() as {
      operationType: string;
      resourceBody: { id: string; operations: { path: string; value: number }[] };
    }[];
    const partition = partitions.get(pk) ?? { ids: new Set(), counters: new Map() };
    partitions.set(pk, partition);
    const ids = operations
      .filter(({ operationType }) => operationType === 'Create')
      .map(({ resourceBody }) => resourceBody.id);
    writes(pk, ids);
    if (ids.some((id) => partition.ids.has(id))) {
      return {
        ok: false,
        statuses: operations.map(({ resourceBody }) => (partition.ids.has(resourceBody.id) ? 409 : 424)),
      };
    }
    for (const id of ids) partition.ids.add(id);
    for (const { resourceBody } of operations) {
      for (const { path, value } of resourceBody.operations ?? [])
        partition.counters.set(path, (partition.counters.get(path) ?? 0) + value);
    }
    return { ok: true };
  },
}));

const factsOf = (requestId: string): AnalyticsFact[] => [
  { kind: 'opened', requestId, at: '2026-03-12T08:00:00.000Z', amountCents: 0 },
  { kind: 'fee-paid', requestId, at: '2026-03-12T08:00:00.000Z', amountCents: 1500 },
];

const countOf = (pk: string, counter: string) => partitions.get(pk)?.counters.get(`/${counter}`);

beforeEach(() => {
  partitions = new Map();
  vi.clearAllMocks();
});

it('facts of one day are counted in two writes, and later versions of the request read nothing', async () => {
  await recordFacts(factsOf('r1'));
  expect(writes.mock.calls.map(([pk]) => pk)).toEqual(['day|2026-03-12', 'month|2026-03']);
  vi.clearAllMocks();
  await recordFacts(factsOf('r1'));
  expect([writes, readDocument].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(countOf('month|2026-03', 'fee-paidCents')).toBe(1500);
});

it('a fact that another process counts in the meantime is not counted twice, and the others are counted', async () => {
  readDocument.mockResolvedValue(null);
  partitions.set('day|2026-03-12', { ids: new Set(['opened|r2']), counters: new Map() });
  partitions.set('month|2026-03', { ids: new Set(['12|opened|r2']), counters: new Map() });
  await recordFacts(factsOf('r2'));
  for (const pk of ['day|2026-03-12', 'month|2026-03'])
    expect(['opened', 'fee-paid'].map((kind) => countOf(pk, kind))).toEqual([undefined, 1]);
});

it('a fact that the caller takes for new is not read, and not counted twice if it was counted', async () => {
  const isNew = ({ kind }: AnalyticsFact) => kind === 'fee-paid';
  await recordFacts(factsOf('r3'), isNew);
  expect(readDocument.mock.calls).toEqual([['month|2026-03', '12|opened|r3']]);
  await recordFacts(factsOf('r3'), isNew);
  for (const pk of ['day|2026-03-12', 'month|2026-03'])
    expect(['opened', 'fee-paid'].map((kind) => countOf(pk, kind))).toEqual([1, 1]);
});
