import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/apiError.ts';
import { server } from '../../../testing/server.ts';
import { fileReader } from './fileReader.ts';

const BYTES = new Uint8Array([10, 11, 12, 13, 14, 15]);
const SIZE = BYTES.length;

/** What blob storage answers for an expired link. */
const expired = () =>
  HttpResponse.xml(
    '<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request.</Message></Error>',
    { status: 403, headers: { 'x-ms-error-code': 'AuthenticationFailed' } },
  );

interface Served {
  ranges?: boolean;
  /** Other links are refused. */
  good?: (url: string) => boolean;
  refuse?: () => Response;
  etagOf?: (link: string) => string;
  content?: Uint8Array<ArrayBuffer>;
}

/** Serves the file as blob storage does. Returns the requested ranges. */
function serveFile({
  ranges = true,
  good = () => true,
  refuse = expired,
  etagOf = () => '"0x1"',
  content = BYTES,
}: Served = {}) {
  const requests: (string | null)[] = [];
  server.use(
    http.get('https://files.example/:link', ({ request, params }) => {
      const range = request.headers.get('range');
      requests.push(range);
      if (!good(request.url)) return refuse();
      const headers = { etag: etagOf(String(params['link'])) };
      if (!ranges) return HttpResponse.arrayBuffer(content.buffer, { headers });
      const [begin = 0, end = 0] = (/bytes=(\d+)-(\d+)/.exec(range ?? '') ?? []).slice(1).map(Number);
      return HttpResponse.arrayBuffer(content.slice(begin, end + 1).buffer, {
        status: 206,
        headers: { ...headers, 'content-range': `bytes ${begin}-${end}/${content.length}` },
      });
    }),
  );
  return requests;
}

const links = (...names: string[]) => {
  const remaining = names.map((name) => `https://files.example/${name}`);
  return vi.fn<() => Promise<string>>(async () => remaining.shift() ?? 'https://files.example/last');
};

const readerOf = (getLink: () => Promise<string>) => fileReader(getLink, SIZE, new AbortController().signal);

it('requests only the needed ranges, with one link', async () => {
  const requests = serveFile();
  const getLink = links('a');
  const read = readerOf(getLink);
  expect(await read(1, 3)).toEqual(new Uint8Array([11, 12]));
  expect(await read(4, 6)).toEqual(new Uint8Array([14, 15]));
  expect(requests).toEqual(['bytes=1-2', 'bytes=4-5']);
  expect(getLink).toHaveBeenCalledTimes(1);
});

it.each([
  ['has expired', expired],
  ['gets no answer', () => HttpResponse.error()],
])('gets one new link for all reads when the current link %s', async (_, refuse) => {
  serveFile({ good: (url) => url.endsWith('new'), refuse });
  const getLink = links('old', 'new');
  const read = readerOf(getLink);
  await expect(Promise.all([read(0, 1), read(5, 6)])).resolves.toEqual([
    new Uint8Array([10]),
    new Uint8Array([15]),
  ]);
  expect(getLink).toHaveBeenCalledTimes(2);
});

it('gets a new link each time that a link expires', async () => {
  let current = 'a';
  serveFile({ good: (url) => url.endsWith(current) });
  const getLink = links('a', 'b', 'c');
  const read = readerOf(getLink);
  for (const link of ['a', 'b', 'c']) {
    current = link;
    expect(await read(0, 1)).toEqual(new Uint8Array([10]));
  }
  expect(getLink).toHaveBeenCalledTimes(3);
});

it('fails after one new link when that is refused too', async () => {
  const requests = serveFile({ good: () => false });
  const getLink = links('old', 'new');
  await expect(readerOf(getLink)(0, 1)).rejects.toThrow('the file cannot be read with a new link');
  expect(getLink).toHaveBeenCalledTimes(2);
  expect(requests).toHaveLength(2);
});

it('gives the reason of the server when a withdrawn file gets no new link', async () => {
  serveFile({ good: () => false, refuse: () => new HttpResponse(null, { status: 404 }) });
  const withdrawn = new ApiError({ code: 'forbidden', message: 'This document was withdrawn', status: 403 });
  const getLink = links();
  getLink.mockResolvedValueOnce('https://files.example/old').mockRejectedValueOnce(withdrawn);
  await expect(readerOf(getLink)(0, 1)).rejects.toBe(withdrawn);
});

it.each<[string, Served]>([
  ['has another ETag behind the new link', { etagOf: (link) => `"${link}"` }],
  ['has another size', { content: new Uint8Array(SIZE + 1) }],
  ['is returned whole with another size', { content: new Uint8Array(SIZE + 1), ranges: false }],
])('refuses bytes of a file that %s', async (_, served) => {
  let current = 'a';
  serveFile({ ...served, good: (url) => url.endsWith(current) });
  const read = readerOf(links('a', 'b'));
  const reads = async () => {
    await read(0, 1);
    current = 'b';
    await read(1, 2);
  };
  await expect(reads()).rejects.toThrow('the file is no longer the one that was opened');
});

it('sends at most six of many reads at the same time, and the others after them', async () => {
  const answers: (() => void)[] = [];
  server.use(
    http.get('https://files.example/a', async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      const headers = { 'content-range': `bytes 0-0/${SIZE}` };
      return HttpResponse.arrayBuffer(BYTES.slice(0, 1).buffer, { status: 206, headers });
    }),
  );
  const read = readerOf(links('a'));
  const reads = Promise.all(Array.from({ length: 20 }, () => read(0, 1)));
  for (let answered = 0; answered < 20; answered += 1) {
    await vi.waitFor(() => expect(answers.length).toBe(Math.min(20, answered + 6)));
    answers[answered]!();
  }
  await expect(reads).resolves.toHaveLength(20);
});

it('keeps the whole file when the server does not support ranges', async () => {
  const requests = serveFile({ ranges: false });
  const read = readerOf(links('a'));
  expect(await read(0, 2)).toEqual(new Uint8Array([10, 11]));
  expect(await read(3, 4)).toEqual(new Uint8Array([13]));
  expect(requests).toHaveLength(1);
});
