import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { onContainer } from '../cosmos.ts';
import { retryOnConflict, writeConflict } from '../retryOnConflict.ts';
import { runWithDeadline } from './callDeadline.ts';

let server: Server;
let requests = 0;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isAccount = request.url === '/' || request.url === '';
    if (isAccount) return void response.end('{}');
    requests += 1;
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const key = Buffer.from('key').toString('base64');
  stubSettings({ PORTAL_MODE: 'azure', COSMOS_ENDPOINT: `http://127.0.0.1:${port}`, COSMOS_KEY: key });
});
beforeEach(() => {
  requests = 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  vi.unstubAllEnvs();
});

/** How often a read is sent in a call with this time left, and whether it ended as unavailable. */
async function readWithin(ms: number) {
  const read = () => onContainer('config', (container) => container.item('a', 'a').read());
  const end = await runWithDeadline(ms, read).then(
    () => 'read',
    (error: { readonly code?: unknown }) => error.code,
  );
  return [requests, end];
}

describe('a call', () => {
  it('does not wait for a store that asks it to wait beyond its deadline', async () => {
    answer = (response) => response.writeHead(429, { 'x-ms-retry-after-ms': '60000' }).end('{}');
    expect(await readWithin(30_000)).toEqual([1, 'unavailable']);
  });

  it('waits for a store as long as its deadline allows', async () => {
    answer = (response) => response.writeHead(429, { 'x-ms-retry-after-ms': '1' }).end('{}');
    expect(await readWithin(30_000)).toEqual([6, 'unavailable']);
  });

  it('repeats nothing after its deadline', async () => {
    answer = (response) => response.writeHead(503).end('{}');
    expect(await readWithin(0)).toEqual([1, 'unavailable']);
  });

  it('gives up a write that meets others at its deadline', async () => {
    let attempts = 0;
    const write = () =>
      retryOnConflict('the document', async () => {
        attempts += 1;
        return writeConflict;
      });
    await expect(runWithDeadline(0, write)).rejects.toMatchObject({ code: 'unavailable' });
    expect(attempts).toBe(1);
  });
});
