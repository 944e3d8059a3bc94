import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import {
  addSources,
  finishSource,
  renewSourceLink,
  withdrawSource,
} from '@portal/contract/packets/endpoints.ts';
import { BLOCK_BYTES, blockIdOf } from '@portal/contract/packets/sources.ts';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { aSource } from '../testing/anAssembly.ts';
import { createSourceUploads } from './sourceUploads.ts';

const REQUEST = 'req_00000000000000000001';
/** Same origin as the page, so that uploads need no CORS preflight. */
const STORE = `${window.location.origin}/store`;
const IDS = [0, 1, 2].map(blockIdOf);

/** A file of three blocks, of which only the length matters. */
function largeFile(name = 'chart.pdf'): File {
  const file = new File(['%PDF-1.7'], name);
  Object.defineProperty(file, 'size', { value: 2 * BLOCK_BYTES + 10 });
  return file;
}

const linkOf = (number: number, name: string, blocks: number[], generation = 1) => ({
  source: aSource({ number, name, state: 'uploading', pages: null, sha256: null }),
  uploadUrl: `${STORE}/${number}?sig=${generation}`,
  expiresAt: '2026-11-20T12:10:00.000Z',
  blocks,
});

interface Served {
  /** What the server has of each file when it is announced. */
  arrived?: number[];
  /** The answer to a block, by its ID and link; undefined accepts it. */
  answer?: (id: string, generation: string) => Response | Promise<Response | undefined> | undefined;
}

function serve({ arrived = [], answer = () => undefined }: Served = {}) {
  const stored: string[] = [];
  const finished: string[] = [];
  const withdrawn: string[] = [];
  let generation = 1;
  server.use(
    mockOperation(addSources, ({ body }) => {
      const refused = body.files.findIndex(({ name }) => name === 'refused.pdf');
      if (refused >= 0)
        throw new MockFailure('file_rejected', 'Too much.', { [`files.${refused}`]: 'Too much.' });
      return body.files.map(({ name }, index) => linkOf(index + 1, name, arrived));
    }),
    mockOperation(renewSourceLink, ({ body }) => {
      generation += 1;
      const number = Number(body.sourceId.replace('src_', ''));
      const blocks = IDS.flatMap((id, index) => (stored.includes(`${number} ${id}`) ? [index] : []));
      return linkOf(number, 'chart.pdf', blocks, generation);
    }),
    mockOperation(finishSource, ({ body }) => {
      finished.push(body.sourceId);
      return aSource({ state: 'scanning', pages: null, sha256: null });
    }),
    mockOperation(withdrawSource, ({ body }) => {
      withdrawn.push(body.sourceId);
      return aSource({ state: 'withdrawn' });
    }),
    http.put(`${STORE}/:number`, async ({ request, params }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get('comp')).toBe('block');
      expect(request.headers.get('x-ms-blob-type')).toBeNull();
      const id = searchParams.get('blockid')!;
      const refused = await answer(id, searchParams.get('sig')!);
      if (refused) return refused;
      stored.push(`${String(params['number'])} ${id}`);
      return new HttpResponse(null, { status: 201 });
    }),
  );
  return { stored, finished, withdrawn };
}

function open() {
  const onChanged = vi.fn<() => void>();
  const uploads = createSourceUploads(REQUEST, onChanged);
  onTestFinished(() => uploads.close());
  const texts = () =>
    uploads.uploads().map(({ state }) => ('text' in state ? inEnglish(state.text) : state.kind));
  return { uploads, texts, onChanged };
}

const isFinished = (list: unknown[]) => vi.waitFor(() => expect(list).toHaveLength(1), { timeout: 10_000 });

it('sends a file in blocks, joins them, and leaves the list', async () => {
  const { stored, finished } = serve();
  const { uploads } = open();
  uploads.add([largeFile()]);
  await isFinished(finished);
  expect(stored.toSorted()).toEqual(IDS.map((id) => `1 ${id}`));
  await vi.waitFor(() => expect(uploads.uploads()).toEqual([]));
});

it('goes on with what is missing when the file is chosen again', async () => {
  const { stored, finished } = serve({ arrived: [0, 2] });
  const { uploads } = open();
  uploads.add([largeFile()]);
  await isFinished(finished);
  expect(stored).toEqual([`1 ${IDS[1]}`]);
});

it.each([
  ['the connection breaks', () => HttpResponse.error()],
  ['the link has expired', () => new HttpResponse(null, { status: 403 })],
])('goes on by itself with a new link when %s', async (_, refuse) => {
  const { stored, finished } = serve({
    answer: (id, generation) => (id === IDS[1] && generation === '1' ? refuse() : undefined),
  });
  const { uploads } = open();
  uploads.add([largeFile()]);
  await isFinished(finished);
  expect(new Set(stored)).toEqual(new Set(IDS.map((id) => `1 ${id}`)));
});

it('sends three blocks of two files at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let running = 0;
  const { finished } = serve({
    answer: () => {
      running += 1;
      return promise;
    },
  });
  const { uploads, texts } = open();
  uploads.add(['a.pdf', 'b.pdf', 'c.pdf'].map(largeFile));
  await vi.waitFor(() => expect(running).toBe(6));
  expect(texts()).toEqual(['sending', 'sending', 'waiting']);
  resolve(undefined);
  await vi.waitFor(() => expect(finished).toHaveLength(3));
});

it('refuses files that cannot be a source, and sends the others', async () => {
  const { finished } = serve();
  const { uploads, texts } = open();
  uploads.add([
    new File(['x'], 'notes.docx'),
    new File([], 'empty.pdf'),
    largeFile('refused.pdf'),
    largeFile(),
  ]);
  await isFinished(finished);
  await vi.waitFor(() =>
    expect(texts()).toEqual([
      'notes.docx cannot be used here. Save it as a PDF first.',
      'The file is empty',
      'Too much.',
    ]),
  );
});

it('refuses more than 40 files at once', () => {
  serve();
  const { uploads, texts } = open();
  uploads.add(Array.from({ length: 41 }, (_, index) => largeFile(`${index}.pdf`)));
  expect(texts().filter((text) => text === 'Please add at most 40 files at once')).toHaveLength(1);
});

it('ends the upload of a file that is canceled', async () => {
  const { withdrawn, finished } = serve({ answer: () => new Promise<Response>(() => undefined) });
  const { uploads } = open();
  uploads.add([largeFile()]);
  await vi.waitFor(() => expect(uploads.uploads()[0]?.state.kind).toBe('sending'));
  uploads.remove(uploads.uploads()[0]!.id);
  expect(uploads.uploads()).toEqual([]);
  await isFinished(withdrawn);
  expect(finished).toEqual([]);
});

it('can be tried again after a failure that does not pass', async () => {
  let isRefused = true;
  const { finished } = serve({
    answer: () => (isRefused ? new HttpResponse(null, { status: 400 }) : undefined),
  });
  const { uploads } = open();
  uploads.add([largeFile()]);
  await vi.waitFor(() => expect(uploads.uploads()[0]?.state.kind).toBe('failed'));
  isRefused = false;
  uploads.retry(uploads.uploads()[0]!.id);
  await isFinished(finished);
});
