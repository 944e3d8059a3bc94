import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runWithTrace } from '../../telemetry/trace.ts';
import { stubSettings } from '../../testing/stubSettings.ts';
import { onBlobs } from '../blobs/account.ts';
import { onContainer } from '../cosmos.ts';

const CONTAINER_RID = Buffer.from('12345678').toString('base64');
const ID = '7d1f3c52-6a0b-4a8e-9d43-0c5f2b1a9e77';

let server: Server;
const seen: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    seen.push(headers);
    const session = { 'x-ms-session-token': '0:-1#7', 'x-ms-content-path': CONTAINER_RID };
    response
      .writeHead(200, { 'content-type': 'application/json', ...session })
      .end(JSON.stringify({ partitionKey: { paths: ['/id'] } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = Buffer.from('key').toString('base64');
  stubSettings({
    PORTAL_MODE: 'azure',
    COSMOS_ENDPOINT: url,
    COSMOS_KEY: key,
    BLOB_CONNECTION_STRING: `DefaultEndpointsProtocol=http;AccountName=a;AccountKey=${key};BlobEndpoint=${url}/a`,
  });
});

afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

it('calls to Cosmos DB contain the correlation id', async () => {
  seen.length = 0;
  await runWithTrace(ID, () => onContainer('config', (container) => container.item('a', 'a').read())).catch(
    () => undefined,
  );
  expect(seen.map((headers) => headers['x-ms-activity-id'])).toContain(ID);
});

it('a call to Cosmos DB contains the session token of the call before', async () => {
  const read = () => onContainer('config', (container) => container.item('a', 'a').read());
  await read();
  seen.length = 0;
  await read();
  expect(seen.at(-1)?.['x-ms-session-token']).toBe('0:-1#7');
});

it('calls to Blob Storage contain the correlation id', async () => {
  seen.length = 0;
  await runWithTrace(ID, () => onBlobs('documents', (container) => container.getProperties())).catch(
    () => undefined,
  );
  expect(seen.map((headers) => headers['x-ms-client-request-id'])).toContain(ID);
});
