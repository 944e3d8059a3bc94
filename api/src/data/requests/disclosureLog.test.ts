import type { OperationInput } from '@azure/cosmos';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredSuspension } from '../../domain/disclosures/disclosureLog.ts';

type Document = Record<string, unknown> & { id: string };

/** The partition of the disclosure log, with atomic batches and an ETag per document. */
const { store } = vi.hoisted(() => ({
  store: new Map<string, { document: Record<string, unknown> & { id: string }; etag: string }>(),
}));

vi.mock('../cosmos.ts', () => {
  let writes = 0;
  const bodyOf = (operation: OperationInput) =>
    (operation as unknown as { resourceBody: Document }).resourceBody;
  const failureOf = (operation: OperationInput): number | null => {
    if (operation.operationType === 'Create') return store.has(bodyOf(operation).id) ? 409 : null;
    if (operation.operationType !== 'Replace') return null;
    return store.get(operation.id)?.etag === operation.ifMatch ? null : 412;
  };
  const container = {
    item: (id: string) => ({
      read: async () => {
        const found = store.get(id);
        return { resource: found && { ...found.document, _etag: found.etag } };
      },
    }),
    items: {
      query: ({ parameters }: { parameters: { name: string; value: string }[] }) => ({
        fetchAll: async () => {
          const subject = parameters.find(({ name }) => name === '@subject')?.value;
          const documents = [...store.values()].map(({ document }) => document);
          return { resources: documents.filter((document) => document['subject'] === subject) };
        },
      }),
      batch: async (operations: OperationInput[]) => {
        const failures = operations.map(failureOf);
        if (failures.some((failure) => failure !== null)) {
          return { result: failures.map((failure) => ({ statusCode: failure ?? 424 })) };
        }
        for (const operation of operations) {
          const document = bodyOf(operation);
          store.set(document.id, { document, etag: String((writes += 1)) });
        }
        return { result: operations.map(() => ({ statusCode: 201 })) };
      },
    },
  };
  return {
    onContainer: async (_: string, work: (one: typeof container) => unknown) => work(container),
    cosmosErrorStatus: () => undefined,
  };
});

const { changeDisclosureLog, readDisclosureLog } = await import('./disclosureLog.ts');

const NOW = new Date('2026-03-10T18:00:00.000Z');

const aSuspension = (id: string, revision = 1): StoredSuspension => ({
  id,
  subject: 's',
  type: 'suspension',
  revision,
  made: { at: NOW.toISOString(), by: 'usr_1', byName: 'Sam Clerk', byTitle: 'Clerk' },
  patientName: 'Maria Santos',
  patientDob: '1980-02-29',
  kind: 'written',
  agency: 'FBI',
  official: '',
  statement: 'It would impede us',
  covers: 'recipient',
  recipient: 'FBI',
  disclosureId: '',
  from: '2026-03-01',
  until: '2027-03-10',
  endedAt: null,
  changes: [],
});

const entryOf = (document: StoredSuspension) => ({
  document,
  event: {
    kind: 'suspension-recorded' as const,
    at: NOW.toISOString(),
    by: { kind: 'staff' as const, id: 'usr_1' },
    details: {
      entry: document.id,
      kind: document.kind,
      covers: document.covers,
      from: document.from,
      until: document.until,
    },
  },
});

beforeEach(() => store.clear());

describe('changeDisclosureLog', () => {
  it.each([
    ['the first', false],
    ['a later', true],
  ])('decides again on %s change after a write conflict', async (_, isLater) => {
    if (isLater) await changeDisclosureLog('s', () => entryOf(aSuspension('sus_0')), NOW);
    const seen: string[][] = [];
    await changeDisclosureLog(
      's',
      async ({ suspensions }) => {
        seen.push(suspensions.map(({ id }) => id));
        // Committed between the decision and the write of this change.
        if (seen.length === 1) await changeDisclosureLog('s', () => entryOf(aSuspension('sus_other')), NOW);
        return entryOf(aSuspension('sus_mine'));
      },
      NOW,
    );
    const before = isLater ? ['sus_0'] : [];
    expect(seen).toEqual([before, [...before, 'sus_other']]);
    const { suspensions } = await readDisclosureLog('s');
    expect(suspensions.map(({ id }) => id)).toEqual([...before, 'sus_other', 'sus_mine']);
  });

  it('commits the document with its event and the audit task', async () => {
    const pendingTasks = await changeDisclosureLog('s', () => entryOf(aSuspension('sus_1')), NOW);
    expect(pendingTasks).toEqual([{ requestId: 'disclosures', taskId: 'task|sus_1|1' }]);
    expect([...store.keys()]).toEqual(['head|s', 'sus_1', 'ev|sus_1|1', 'task|sus_1|1']);
    expect(store.get('task|sus_1|1')!.document).toMatchObject({
      work: [{ kind: 'audit', eventId: 'ev|sus_1|1' }],
    });
    // Six years after its end, which is in a year.
    expect(Number(store.get('sus_1')!.document['ttl']) / 86_400).toBeGreaterThanOrEqual(7 * 365);
  });

  it('writes nothing when the decision is null', async () => {
    expect(await changeDisclosureLog('s', () => null, NOW)).toEqual([]);
    expect(store.size).toBe(0);
  });
});
