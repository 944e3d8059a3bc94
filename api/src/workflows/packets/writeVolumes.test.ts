import type { RecordsJob } from '../../services/records/recordsJob.ts';
import type { PacketPlan } from '../../services/records/writePacket.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type VolumesOrder, writeVolumes } from './writeVolumes.ts';

/** Does what the processes do with pages of so many bytes each. */
const sizes = vi.hoisted(() => ({ bytes: [] as number[], front: 0, divided: [] as number[] }));
vi.mock('../../services/pdf/text/typefaces.ts', () => ({ portalTypefaces: async () => ({}) }));
vi.mock('../../services/records/workFolder.ts', () => ({
  sizeOfFiles: async () => sizes.bytes.reduce((sum, size) => sum + size, 0),
}));
vi.mock('../../services/records/runRecordsJob.ts', () => ({
  runRecordsJob: async (job: RecordsJob) => {
    if (job.kind === 'divide') {
      sizes.divided.push(job.limits.maxBytes);
      return divided(job.limits.maxPages, job.limits.maxBytes);
    }
    if (job.kind !== 'write') return { state: 'not-read', reason: 'too-complex' };
    const { plan } = job;
    const first = plan.volumes.slice(0, plan.volume - 1).reduce((sum, pages) => sum + pages, 0);
    const pages = plan.volumes[plan.volume - 1]!;
    const isFirst = plan.volume === 1 && plan.contents;
    const size = total(sizes.bytes.slice(first, first + pages)) + (isFirst ? sizes.front : 0);
    return size > plan.maxBytes
      ? { failure: 'too-large' }
      : { pages, allPages: pages, size, sha256: `${size}` };
  },
}));

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function divided(maxPages: number, maxBytes: number): number[] {
  const volumes: number[] = [];
  let [pages, bytes] = [0, 0];
  for (const size of sizes.bytes) {
    if (pages > 0 && (pages === maxPages || bytes + size > maxBytes)) {
      volumes.push(pages);
      [pages, bytes] = [0, 0];
    }
    [pages, bytes] = [pages + 1, bytes + size];
  }
  return [...volumes, pages];
}

beforeEach(() => {
  Object.assign(sizes, { bytes: [], front: 0, divided: [] });
});

async function write(bytes: readonly number[], front = 0) {
  Object.assign(sizes, { bytes, front });
  const stored: number[] = [];
  const section = { title: 'Visit', typeLabel: 'Labs', date: null };
  const pages = bytes.map((_, index) => ({ piece: 0, page: index + 1, rotation: 0 as const, boxes: [] }));
  const plan: Omit<PacketPlan, 'volumes' | 'volume' | 'maxBytes' | 'out'> = {
    title: 'Chart',
    language: 'en',
    cover: null,
    contents: true,
    numbering: { kind: 'none' },
    redactions: [],
    isTextOnly: false,
    pieces: ['piece'],
    sections: [{ ...section, pages }],
  };
  const order: VolumesOrder = {
    plan,
    limits: { maxPages: 4, maxBytes: 1_000 },
    patient: { patientName: 'Ann Lee', patientDob: '1980-01-01' },
    store: async (volume) => void stored.push(volume),
  };
  const place = {
    folder: { path: '', file: (name: string) => name },
    progress: 'progress',
    signal: new AbortController().signal,
  };
  const log = { info() {}, warn() {}, error() {} };
  const written = await writeVolumes(order, place, log as never);
  const volumes = 'volumes' in written ? written.volumes.map((volume) => volume.pages) : written.failure;
  return { volumes, stored, divided: sizes.divided };
}

describe('writeVolumes', () => {
  it('writes one file without measuring it if all fits', async () => {
    expect(await write([300, 300, 300])).toEqual({ volumes: [3], stored: [1], divided: [] });
  });

  it('divides a packet with too many pages or bytes', async () => {
    expect(await write([10, 10, 10, 10, 10])).toEqual({ volumes: [4, 1], stored: [1, 2], divided: [970] });
    expect(await write([600, 600, 300])).toMatchObject({ volumes: [1, 2], stored: [1, 2] });
  });

  it('divides again, into smaller volumes, if what is in a file beside its pages is too much', async () => {
    const result = await write([480, 480, 480], 50);
    expect(result).toEqual({ volumes: [1, 1, 1], stored: [1, 2, 3], divided: [970, 900] });
    expect(await write([480, 480], 50)).toMatchObject({ volumes: [1, 1], stored: [1, 2] });
  });

  it('fails for a page that is too large by itself, at once', async () => {
    expect(await write([100, 1_100, 100])).toEqual({
      volumes: 'too-large',
      stored: [1],
      divided: [970],
    });
  });
});
