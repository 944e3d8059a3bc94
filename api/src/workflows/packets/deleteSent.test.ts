import { expect, it, vi } from 'vitest';
import { emptyAssembly, type StoredSource } from '../../domain/packets/assembly.ts';
import { deleteSent, requestOfSources } from './deleteSent.ts';

const { sources, erased } = vi.hoisted(() => ({ sources: [] as StoredSource[], erased: [] as string[] }));
vi.mock('../../data/packets/assemblies.ts', () => ({
  readAssembly: async (requestId: string) => ({ ...emptyAssembly(requestId), sources }),
}));
vi.mock('../../data/blobs/eraseBlobs.ts', () => ({
  eraseUpload: async (name: string) => erased.push(name),
}));

const NOW = new Date('2026-03-12T02:15:00.000Z');
const sent = (sourceId: string, hoursAgo: number) => ({
  blobName: `sources/req_a/${sourceId}`,
  uploadedAt: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
});

it('the nightly run deletes sources in quarantine that were prepared or have no record, after a day', async () => {
  sources.push(
    ...(['scanning', 'infected', 'ready'] as const).map(
      (state) => ({ sourceId: `src_${state}`, state }) as StoredSource,
    ),
  );
  const old = ['src_scanning', 'src_infected', 'src_ready', 'src_unknown'].map((id) => sent(id, 72));
  await deleteSent('req_a', [...old, sent('src_new', 23)], NOW);
  expect(erased).toEqual(['sources/req_a/src_ready', 'sources/req_a/src_unknown']);
});

it.each([
  ['sources/req_a', 'req_a'],
  ['req_a', null],
  ['update-req_a-b', null],
])('the sweep of uploads knows keys of sources: %s', (key, requestId) => {
  expect(requestOfSources(key)).toBe(requestId);
});
