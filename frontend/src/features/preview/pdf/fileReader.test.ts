import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '../../../testing/server.ts';
import { fileReader } from './fileReader.ts';

const BYTES = new Uint8Array([10, 11, 12, 13, 14, 15]);

/** Serves the file under links that match `good`; others are expired. Returns the requested ranges. */
function serveFile({ ranges = true, good = /./ } = {}) {
  const requests: (string | null)[] = [];
  server.use(
    http.get('https://files.example/:link', ({ request }) => {
      const range = request.headers.get('range');
      requests.push(range);
      if (!good.test(request.url)) return new HttpResponse(null, { status: 403 });
      const [, begin, end] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
      if (!ranges) return HttpResponse.arrayBuffer(BYTES.buffer);
      return HttpResponse.arrayBuffer(BYTES.slice(Number(begin), Number(end) + 1).buffer, { status: 206 });
    }),
  );
  return requests;
}

const links = (...names: string[]) => {
  const remaining = names.map((name) => `https://files.example/${name}`);
  return vi.fn<() => Promise<string>>(async () => remaining.shift() ?? 'https://files.example/last');
};

it('requests only the needed ranges, with one link', async () => {
  const requests = serveFile();
  const getLink = links('a');
  const read = fileReader(getLink, new AbortController().signal);
  expect(await read(1, 3)).toEqual(new Uint8Array([11, 12]));
  expect(await read(4, 6)).toEqual(new Uint8Array([14, 15]));
  expect(requests).toEqual(['bytes=1-2', 'bytes=4-5']);
  expect(getLink).toHaveBeenCalledTimes(1);
});

it('gets one new link when the current link has expired', async () => {
  serveFile({ good: /new$/ });
  const getLink = links('old', 'new');
  const read = fileReader(getLink, new AbortController().signal);
  await expect(Promise.all([read(0, 1), read(5, 6)])).resolves.toEqual([
    new Uint8Array([10]),
    new Uint8Array([15]),
  ]);
  expect(getLink).toHaveBeenCalledTimes(2);
});

it('fails when the new link is refused too', async () => {
  serveFile({ good: /never/ });
  const read = fileReader(links('old', 'new'), new AbortController().signal);
  await expect(read(0, 1)).rejects.toThrow('HTTP error! status: 403');
});

it('keeps the whole file when the server does not support ranges', async () => {
  const requests = serveFile({ ranges: false });
  const read = fileReader(links('a'), new AbortController().signal);
  expect(await read(0, 2)).toEqual(new Uint8Array([10, 11]));
  expect(await read(3, 4)).toEqual(new Uint8Array([13]));
  expect(requests).toHaveLength(1);
});
