import { QueueServiceClient } from '@azure/storage-queue';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { buildFunctionsApp } from '../../support/portal/buildFunctionsApp.ts';
import { forkPart } from '../../support/portal/forkPart.ts';
import { temporaryFolder } from '../../support/portal/temporaryFolder.ts';

// Starting and stopping processes can take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const importApp = "import { app } from '@azure/functions';\n";

async function startApp(
  source: string,
  options: { dir?: string; env?: Record<string, string>; hostJson?: object } = {},
) {
  const dir = options.dir ?? (await temporaryFolder());
  const appDir = join(dir, 'app');
  await buildFunctionsApp(appDir, importApp + source, options.hostJson);
  return forkPart('functions/main.ts', { port: 0, dir, appDir }, options.env);
}

async function startStorage(dir: string): Promise<string> {
  const { url } = await forkPart('blob/main.ts', { dir: join(dir, 'blob'), origins: ['http://localhost'] });
  const [blobUrl, queueUrl] = url.split(' ');
  const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
  const account = 'devstoreaccount1';
  return `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=${blobUrl}/${account};QueueEndpoint=${queueUrl}/${account}`;
}

describe('requests', () => {
  const echo = `
    const handlerOf = (name) => async (request) => ({ jsonBody: {
      name, params: request.params, query: Object.fromEntries(request.query), body: await request.text(),
    } });
    app.http('zebra', { route: 'things/{id}', methods: ['GET', 'POST'], handler: handlerOf('zebra') });
    app.http('apple', { route: 'things/{name:alpha}', methods: ['GET'], handler: handlerOf('apple') });
    app.http('cookies', { handler: async () => ({ status: 201, body: 'ok', cookies: [
      { name: 'a', value: '1', httpOnly: true, sameSite: 'Strict' }, { name: 'b', value: '2' } ] }) });
    app.http('broken', { handler: async () => { throw new Error('secret detail'); } });
    app.http('silent', { handler: async () => undefined });`;

  test('go to the first matching function in alphabetical order of name', async () => {
    const { url } = await startApp(echo);

    const both = await (await fetch(`${url}/api/things/abc`)).json();
    const onlyOne = await (await fetch(`${url}/api/THINGS/42`)).json();

    expect(both).toMatchObject({ name: 'apple', params: { name: 'abc' } });
    expect(onlyOne).toMatchObject({ name: 'zebra', params: { id: '42' } });
  });

  test('with an unsupported method return 404', async () => {
    const { url } = await startApp(echo);

    expect((await fetch(`${url}/api/things/1`, { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(`${url}/things/1`)).status).toBe(404);
  });

  test('pass repeated query keys joined by commas, and the body', async () => {
    const { url } = await startApp(echo);

    const response = await fetch(`${url}/api/things/1?a=1&a=2&b=x%20y`, { method: 'POST', body: 'payload' });

    expect(await response.json()).toMatchObject({ query: { a: '1,2', b: 'x y' }, body: 'payload' });
  });

  test('return each cookie in its own header', async () => {
    const { url } = await startApp(echo);

    const response = await fetch(`${url}/api/cookies`);

    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual([
      'a=1; path=/; samesite=strict; httponly',
      'b=2; path=/',
    ]);
  });

  test('that fail log the error and hide it from the caller', async () => {
    const host = await startApp(echo);

    const response = await fetch(`${host.url}/api/broken`);

    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
    await vi.waitFor(() => expect(host.output()).toContain('secret detail'));
  });

  test('without a response get an empty one', async () => {
    const { url } = await startApp(echo);

    expect((await fetch(`${url}/api/silent`)).status).toBe(204);
  });

  test('with a body above 100 MB are refused', async () => {
    const { url } = await startApp(echo);

    const refused = request(`${url}/api/things/1`, {
      method: 'POST',
      headers: { 'content-length': 101 * 1024 ** 2 },
    });
    refused.flushHeaders();
    const [response] = (await once(refused, 'response')) as [{ statusCode: number }];
    refused.destroy();

    expect(response.statusCode).toBe(413);
  });

  test('are streamed both ways when the app asks for it', async () => {
    const { url } = await startApp(`
      app.setup({ enableHttpStream: true });
      app.http('upper', { methods: ['POST'], handler: async (request) => ({
        status: 202, headers: { 'x-kind': 'stream' },
        body: request.body.pipeThrough(new TextDecoderStream()).pipeThrough(new TransformStream({
          transform: (text, out) => out.enqueue(text.toUpperCase()) })).pipeThrough(new TextEncoderStream()),
      }) });
      app.http('broken', { handler: async () => { throw new Error('no'); } });`);

    const response = await fetch(`${url}/api/upper`, { method: 'POST', body: 'hello' });

    expect([response.status, response.headers.get('x-kind'), await response.text()]).toEqual([
      202,
      'stream',
      'HELLO',
    ]);
    expect((await fetch(`${url}/api/broken`)).status).toBe(500);
    expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  });

  test('run the hooks of the app around the handler', async () => {
    const { url } = await startApp(`
      app.hook.preInvocation((context) => { context.functionHandler = async () => ({ body: 'from the hook' }); });
      app.http('hooked', { handler: async () => ({ body: 'from the handler' }) });`);

    expect(await (await fetch(`${url}/api/hooked`)).text()).toBe('from the hook');
  });
});

describe('a timer', () => {
  const ticking = (schedule: string) => `
    let running = 0;
    app.timer('tick', { schedule: '${schedule}', handler: async (timer) => {
      running += 1;
      console.log('tick running=' + running + ' late=' + timer.isPastDue);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      running -= 1;
    } });`;

  test('runs on schedule and never overlaps itself', async () => {
    const host = await startApp(ticking('* * * * * *'));

    await vi.waitFor(() => expect(host.output().match(/tick/g)?.length).toBeGreaterThanOrEqual(2), 10_000);

    expect(host.output()).not.toContain('running=2');
  });

  test('catches up on a run missed while the host was down', async () => {
    const dir = await temporaryFolder();
    const longAgo = '2026-01-01T00:00:00.000Z';
    await mkdir(join(dir, 'timers'));
    const status = { Last: longAgo, Next: longAgo, LastUpdated: longAgo };
    await writeFile(join(dir, 'timers', 'tick.json'), JSON.stringify(status));

    const host = await startApp(ticking('0 0 */6 * * *'), { dir });

    await vi.waitFor(() => expect(host.output()).toContain('late=true'), 5000);
    await vi.waitFor(async () => {
      expect(await readFile(join(dir, 'timers', 'tick.json'), 'utf8')).not.toContain(longAgo);
    }, 5000);
  });

  test('runs on an admin call, not at the first start', async () => {
    const host = await startApp(ticking('0 0 3 1 1 *'));

    const fired = await fetch(`${host.url}/admin/functions/tick`, { method: 'POST', body: '{}' });

    expect(fired.status).toBe(202);
    expect(host.output().match(/tick/g)).toHaveLength(1);
    expect((await fetch(`${host.url}/admin/functions/none`, { method: 'POST' })).status).toBe(404);
  });

  test('only runs on an admin call when it is disabled', async () => {
    const dir = await temporaryFolder();
    const missed = '2026-01-01T00:00:00.000Z';
    await mkdir(join(dir, 'timers'));
    await writeFile(
      join(dir, 'timers', 'tick.json'),
      JSON.stringify({ Last: missed, Next: missed, LastUpdated: missed }),
    );
    const host = await startApp(ticking('0 0 */6 * * *'), {
      dir,
      env: { 'AzureWebJobs.tick.Disabled': 'true' },
    });

    await fetch(`${host.url}/admin/functions/tick`, { method: 'POST', body: '{}' });

    expect(host.output().match(/tick/g)).toHaveLength(1);
    expect(host.output()).toContain('late=false');
  });
});

describe('a queue', () => {
  test('calls its function, and moves repeatedly failing messages to the poison queue', async () => {
    const dir = await temporaryFolder();
    const connection = await startStorage(dir);
    const service = QueueServiceClient.fromConnectionString(connection);
    const host = await startApp(
      `app.storageQueue('scan', { queueName: 'scans', connection: 'Queues', handler: async (message, context) => {
        console.log('got ' + JSON.stringify(message) + ' try ' + context.triggerMetadata.dequeueCount);
        if (message.bad) throw new Error('cannot handle');
      } });`,
      { dir, env: { Queues: connection }, hostJson: { extensions: { queues: { maxDequeueCount: 3 } } } },
    );
    const queue = service.getQueueClient('scans');
    const poison = service.getQueueClient('scans-poison');
    await queue.createIfNotExists();

    await queue.sendMessage(Buffer.from('{"file":1}').toString('base64'));
    await queue.sendMessage(Buffer.from('{"bad":true}').toString('base64'));

    await vi.waitFor(() => expect(host.output()).toContain('got {"file":1} try 1'), 10_000);
    await vi.waitFor(async () => {
      const { peekedMessageItems } = await poison.peekMessages();
      expect(peekedMessageItems.map((item) => Buffer.from(item.messageText, 'base64').toString())).toEqual([
        '{"bad":true}',
      ]);
    }, 10_000);
    expect(host.output().match(/got {"bad":true}/g)).toHaveLength(3);
    // A message is added to the poison queue before it is removed from its own queue.
    await vi.waitFor(async () => {
      expect((await queue.getProperties()).approximateMessagesCount).toBe(0);
    }, 10_000);
  });
});

describe('stopping', () => {
  test('lets requests in progress finish and takes no new ones', async () => {
    const host = await startApp(`
      app.http('slow', { handler: async () => {
        console.log('slow has begun');
        await new Promise((resolve) => setTimeout(resolve, 700));
        return { body: 'done' };
      } });
      app.hook.appTerminate(() => console.log('terminated'));`);
    const slow = fetch(`${host.url}/api/slow`).then((response) => response.text());
    await vi.waitFor(() => expect(host.output()).toContain('slow has begun'));

    const code = host.end('SIGTERM');

    expect(await slow).toBe('done');
    expect(await code).toBe(0);
    await vi.waitFor(() => expect(host.output()).toContain('terminated'));
    await expect(fetch(`${host.url}/api/slow`)).rejects.toThrow('fetch failed');
  });

  test('happens at once if the supervisor dies', async () => {
    const host = await startApp(`app.http('slow', { handler: async () => ({ body: 'x' }) });`);
    const ended = once(host.process, 'exit');

    host.process.disconnect();

    expect(await ended).toEqual([1, null]);
  });
});
