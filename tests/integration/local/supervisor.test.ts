import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BlobServiceClient } from '@azure/storage-blob';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildFunctionsApp } from '../../support/portal/buildFunctionsApp.ts';
import { isRunning, startStack } from '../../support/portal/startStack.ts';
import { temporaryFolder } from '../../support/portal/temporaryFolder.ts';

// Starting and stopping processes can take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const root = resolve(import.meta.dirname, '../../..');

const partNames = ['api', 'blob', 'cosmos', 'site', 'stripe'];

const api = `
  import { app } from '@azure/functions';
  app.http('settings', { handler: async () => ({ jsonBody: { pid: process.pid, ...process.env } }) });
  app.http('reach', { handler: async () => {
    const reach = async (url) => fetch(url).then(() => true, () => false);
    const storage = /BlobEndpoint=([^;]+)/.exec(process.env.BLOB_CONNECTION_STRING)[1];
    const [cosmos, blob, stripe] = await Promise.all(
      [process.env.COSMOS_ENDPOINT, storage, process.env.STRIPE_API_BASE].map(reach));
    return { jsonBody: { cosmos, blob, stripe } };
  } });`;

/** Creates a small app and site that replace those of the portal. */
async function createStackFolder() {
  const dir = await temporaryFolder();
  const apiDir = join(dir, 'api');
  const siteDir = join(dir, 'site');
  await buildFunctionsApp(apiDir, api);
  await mkdir(siteDir);
  await writeFile(join(siteDir, 'index.html'), '<html><head></head><body>Portal</body></html>');
  const args = ['--no-build', '--seed=none', '--api', apiDir, '--site', siteDir];
  return { dir, apiDir, stateDir: join(dir, 'state'), args };
}

async function settingsOf(site: string): Promise<Record<string, string>> {
  return (await (await fetch(`${site}/api/settings`)).json()) as Record<string, string>;
}

describe('starting', () => {
  test('starts every part, prints the addresses, and writes endpoints.json', async () => {
    const options = await createStackFolder();
    const stack = startStack(options);

    const endpoints = await stack.ready();

    expect(stack.output()).toMatch(new RegExp(`^Portal ready: ${endpoints.site}$`, 'm'));
    expect(stack.output()).toContain(`Inbox: ${endpoints.mail}`);
    expect(stack.output()).toContain('4242 4242 4242 4242');
    expect(stack.output()).toMatch(
      /^Starting the site and the stores …\nStarted the site and the stores in [\d.]+ s\.\nStarting the API …\nStarted the API in [\d.]+ s\.$/m,
    );
    expect(endpoints.pid).toBe(stack.process.pid);
    expect(Object.keys(stack.parts()).sort()).toEqual(partNames);
    expect(await (await fetch(endpoints.site)).text()).toContain('Portal');
    expect(await settingsOf(endpoints.site)).toMatchObject({
      PORTAL_MODE: 'local',
      SITE_URL: endpoints.site,
      COSMOS_ENDPOINT: endpoints.cosmos,
      STRIPE_API_BASE: endpoints.stripe,
      MAIL_OUTBOX_DIR: join(options.stateDir, 'mail'),
      TRUSTED_PROXY_HOPS: '1',
    });
  });

  test('takes settings from the sample at the root, or from the local.settings.json of the API', async () => {
    const options = await createStackFolder();
    expect(await settingsOf((await startStack(options).ready()).site)).toMatchObject({
      BRAND_NAME: 'Records Portal',
      DUE_DAYS: '15',
      FUNCTIONS_WORKER_RUNTIME: 'node',
    });
    const own = { IsEncrypted: false, Values: { BRAND_NAME: 'Own name', ACS_ENDPOINT: '' } };
    await writeFile(join(options.apiDir, 'local.settings.json'), JSON.stringify(own));

    const stateDir = join(options.dir, 'second');
    const settings = await settingsOf((await startStack({ ...options, stateDir }).ready()).site);

    expect(settings).toMatchObject({ BRAND_NAME: 'Own name' });
    expect(settings).not.toHaveProperty('DUE_DAYS');
    expect(settings).not.toHaveProperty('ACS_ENDPOINT');
  });

  test('keeps its secrets private and across starts', async () => {
    const options = await createStackFolder();
    const first = startStack(options);
    const before = await settingsOf((await first.ready()).site);
    first.process.kill('SIGTERM');
    await first.exited;

    const after = await settingsOf((await startStack(options).ready()).site);

    const secrets = ['SIGNING_KEY', 'CODE_PEPPER', 'COSMOS_KEY', 'STRIPE_WEBHOOK_SECRET'];
    expect(secrets.map((name) => after[name])).toEqual(secrets.map((name) => before[name]));
    expect(after.SIGNING_KEY).toContain('"crv":"P-256"');
    expect((await stat(join(options.stateDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  test('empties the folder only with --fresh', async () => {
    const options = await createStackFolder();
    await mkdir(options.stateDir);
    await writeFile(join(options.stateDir, 'earlier'), 'x');
    const notFresh = startStack(options);
    await notFresh.ready();
    expect(existsSync(join(options.stateDir, 'earlier'))).toBe(true);
    notFresh.process.kill('SIGTERM');
    await notFresh.exited;

    await startStack({ ...options, args: [...options.args, '--fresh'] }).ready();

    expect(existsSync(join(options.stateDir, 'earlier'))).toBe(false);
  });

  test('runs two portals side by side, but not on one folder', async () => {
    const [one, two] = await Promise.all([createStackFolder(), createStackFolder()]);
    const [first, second] = await Promise.all([startStack(one).ready(), startStack(two).ready()]);

    const third = startStack(one);

    expect(await third.exited).toBe(1);
    expect(third.output()).toContain(`is already running on ${one.stateDir}`);
    expect((await settingsOf(first.site)).SITE_URL).toBe(first.site);
    expect((await settingsOf(second.site)).SITE_URL).toBe(second.site);
    expect(await readFile(join(one.stateDir, 'endpoints.json'), 'utf8')).toContain(first.site);
  });

  test('fails with a clear message when the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;

    const stack = startStack({ ...(await createStackFolder()), env: { PORT: String(port) } });

    expect(await stack.exited).toBe(1);
    expect(stack.output()).toContain(`Port ${port} is in use`);
  });

  test('does not start the emulator with real Stripe keys', async () => {
    const env = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const stack = startStack({ ...(await createStackFolder()), env });

    const endpoints = await stack.ready();
    const settings = await settingsOf(endpoints.site);

    expect(endpoints.stripe).toBeNull();
    expect(settings).toMatchObject(env);
    expect(settings).not.toHaveProperty('STRIPE_API_BASE');
    expect(await (await fetch(endpoints.site)).text()).not.toContain('stripe.js');
  });

  test('seeds with the API’s settings, and fails if seeding fails', async () => {
    const options = await createStackFolder();
    const seed = join(options.apiDir, 'dist', 'seed.js');
    const args = options.args.filter((arg) => !arg.startsWith('--seed'));
    await writeFile(
      seed,
      `import { writeFileSync } from 'node:fs';
       writeFileSync('seeded', process.argv[2] + ' ' + process.env.COSMOS_ENDPOINT);`,
    );
    const stack = startStack({ ...options, args });
    const { cosmos } = await stack.ready();
    expect(await readFile(join(options.apiDir, 'seeded'), 'utf8')).toBe(`demo ${cosmos}`);
    stack.process.kill('SIGTERM');
    await stack.exited;

    await writeFile(seed, `throw new Error('no such facility');`);
    const failing = startStack({ ...options, args });

    expect(await failing.exited).toBe(1);
    expect(failing.output()).toContain('Seeding failed.');
    expect(failing.output()).toContain('no such facility');
  });
});

describe('a state folder', () => {
  test('that is a file is refused with its path', async () => {
    const options = await createStackFolder();
    await writeFile(options.stateDir, '');
    const stack = startStack(options);
    expect(await stack.exited).toBe(1);
    expect(stack.output()).toBe(
      `The folder ${options.stateDir} cannot be written to: it is a file. Fix that, or choose another folder with LOCAL_DIR, and start again.\n`,
    );
  });

  test.runIf(process.platform === 'linux')('that cannot be created is refused at once', async () => {
    const stack = startStack({ ...(await createStackFolder()), stateDir: '/proc/portal' });
    expect(await stack.exited).toBe(1);
    expect(stack.output()).toContain(
      'The folder /proc/portal cannot be written to: it cannot be created there.',
    );
  });

  test('that is new stays empty if the pepper is malformed', async () => {
    const options = await createStackFolder();
    const stack = startStack({ ...options, env: { CODE_PEPPER: 'short' } });
    expect(await stack.exited).toBe(1);
    expect(stack.output()).toContain('CODE_PEPPER is malformed');
    expect(existsSync(join(options.stateDir, 'secrets.json'))).toBe(false);
  });

  test('drops unfinished emails of a killed run, and keeps the others', async () => {
    const options = await createStackFolder();
    const mail = join(options.stateDir, 'mail');
    await mkdir(mail, { recursive: true });
    await writeFile(join(mail, 'a.eml.1.partial'), 'Sub');
    await writeFile(join(mail, 'b.eml'), 'Subject: b\n\nb');
    await startStack(options).ready();
    expect(existsSync(join(mail, 'a.eml.1.partial'))).toBe(false);
    expect(existsSync(join(mail, 'b.eml'))).toBe(true);
  });

  test('that is new stores the given pepper, and rejects another one later', async () => {
    const options = await createStackFolder();
    const pepper = 'p'.repeat(43);
    const stack = startStack({ ...options, env: { CODE_PEPPER: pepper } });
    expect(await settingsOf((await stack.ready()).site)).toMatchObject({ CODE_PEPPER: pepper });
    stack.process.kill('SIGTERM');
    await stack.exited;

    const refused = startStack({ ...options, env: { CODE_PEPPER: 'q'.repeat(43) } });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(
      `CODE_PEPPER differs from the one of ${options.stateDir}, which is codePepper in `,
    );
  });
});

test('a command without a running portal fails with an explanation', async () => {
  const { dir } = await createStackFolder();
  const { status, stderr } = spawnSync(process.execPath, ['local/auditVerify.ts'], {
    cwd: root,
    env: { ...process.env, LOCAL_DIR: dir, COSMOS_ENDPOINT: '' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `No portal is running on ${dir}. Start it with npm start, name its folder with LOCAL_DIR, or run the command on a deployed portal with npm run deployed.\n`,
  );
});

/** Settings of a portal whose stores accept calls and never respond. */
async function settingsOfSilentPortal(): Promise<Record<string, string>> {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  return {
    PORTAL_MODE: 'local',
    SITE_URL: 'http://localhost:4280',
    COSMOS_ENDPOINT: `http://127.0.0.1:${port}`,
    COSMOS_KEY: Buffer.alloc(64).toString('base64'),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SIGNING_KEY: '{}',
    PASSWORD_KEYS: '[]',
    CODE_PEPPER: 'p'.repeat(43),
  };
}

test.runIf(process.platform === 'linux').each([
  ['backup', 'copy'],
  ['admin', 'create', 'a@example.com'],
])('killing a command also ends its program: %s', async (name, ...args) => {
  const command = spawn(process.execPath, [join(root, 'local', `${name}.ts`), ...args], {
    cwd: await temporaryFolder(),
    env: { ...process.env, ...(await settingsOfSilentPortal()) },
    stdio: 'ignore',
  });
  const children = () => readFileSync(`/proc/${command.pid}/task/${command.pid}/children`, 'utf8').trim();
  await vi.waitFor(() => expect(children()).not.toBe(''), 20_000);
  const program = Number(children());
  await delay(1500);
  expect(isRunning(program)).toBe(true);
  command.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(program)).toBe(false), 5000);
});

test('a command with incomplete settings names them, without a stack trace', async () => {
  const { STRIPE_SECRET_KEY: _, ...settings } = await settingsOfSilentPortal();
  const { status, stderr } = spawnSync(process.execPath, ['local/admin.ts', 'create', 'a@example.com'], {
    cwd: root,
    env: { ...process.env, ...settings, STRIPE_SECRET_KEY: '' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The portal's settings are incomplete\.\nSTRIPE_SECRET_KEY: /);
  expect(stderr).not.toContain('    at ');
});

describe('ending', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'on %s stops every part and leaves no endpoints.json',
    async (signal) => {
      const options = await createStackFolder();
      const stack = startStack(options);
      await stack.ready();
      const parts = Object.values(stack.parts());

      stack.process.kill(signal);

      expect(await stack.exited).toBe(0);
      expect(parts.filter(isRunning)).toEqual([]);
      expect(existsSync(join(options.stateDir, 'endpoints.json'))).toBe(false);
      expect(existsSync(join(options.stateDir, 'supervisor.lock'))).toBe(false);
    },
  );

  test('by SIGKILL leaves nothing running, and the next start has all data', async () => {
    const options = await createStackFolder();
    const stack = startStack(options);
    const { site } = await stack.ready();
    const parts = Object.values(stack.parts());
    const storage = async (url: string) =>
      BlobServiceClient.fromConnectionString(
        (await settingsOf(url)).BLOB_CONNECTION_STRING ?? '',
      ).getContainerClient('files');
    const files = await storage(site);
    await files.create();
    await files.getBlockBlobClient('kept').upload('content', 7);

    stack.process.kill('SIGKILL');
    await vi.waitFor(() => expect(parts.filter(isRunning)).toEqual([]), 1000);
    const again = await startStack(options).ready();

    const kept = await (await storage(again.site)).getBlockBlobClient('kept').downloadToBuffer();
    expect(kept.toString()).toBe('content');
  });

  test('of the parent npm also ends the portal', async () => {
    const stack = startStack({
      ...(await createStackFolder()),
      env: { npm_lifecycle_event: 'start' },
      shell: true,
    });
    const { pid } = await stack.ready();
    const parts = Object.values(stack.parts());

    stack.process.kill('SIGKILL');

    await vi.waitFor(() => expect([pid, ...parts].filter(isRunning)).toEqual([]), 5000);
  });

  test.each(partNames)('of the part %s stops the other parts and names the part', async (name) => {
    const stack = startStack(await createStackFolder());
    await stack.ready();
    const parts = stack.parts();

    process.kill(parts[name] ?? 0, 'SIGKILL');

    expect(await stack.exited).toBe(1);
    expect(stack.output()).toContain(`${name} stopped unexpectedly: ended by SIGKILL.`);
    expect(stack.output()).toContain(`${name}.log`);
    expect(Object.values(parts).filter(isRunning)).toEqual([]);
  });
});

describe('for tests', () => {
  test('a store can be made unreachable and reachable again', async () => {
    const options = await createStackFolder();
    const { site } = await startStack({ ...options, args: [...options.args, '--fault-injection'] }).ready();
    const reached = async () => (await fetch(`${site}/api/reach`)).json();
    const setOutage = (name: string, isDown: boolean) =>
      fetch(`${site}/__local/outages/${name}`, { method: 'POST', body: JSON.stringify({ isDown }) });

    expect(await reached()).toEqual({ cosmos: true, blob: true, stripe: true });
    await setOutage('blob', true);
    await setOutage('stripe', true);
    expect(await reached()).toEqual({ cosmos: true, blob: false, stripe: false });
    await setOutage('blob', false);
    expect(await reached()).toEqual({ cosmos: true, blob: true, stripe: false });
    expect((await setOutage('other', true)).status).toBe(404);
  });

  test('the API can be killed, and runs again when the call returns', async () => {
    const options = await createStackFolder();
    const stack = startStack({ ...options, args: [...options.args, '--fault-injection'] });
    const { site } = await stack.ready();
    const before = await settingsOf(site);

    const killed = await fetch(`${site}/__local/parts/api/kill`, { method: 'POST' });

    expect(killed.status).toBe(204);
    expect((await settingsOf(site)).pid).not.toBe(before.pid);
    expect(stack.process.exitCode).toBeNull();
  });
});
