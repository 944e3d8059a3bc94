import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { CosmosClient } from '@azure/cosmos';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { runDoctor, type DoctorSettings, settingsOf, STORAGE_KEY } from '../../support/operations/doctor.ts';
import { createAdmin } from '../../support/accounts/accounts.ts';
import { runBackupScript } from '../../support/operations/backup.ts';
import { openFeePayment, recordsRequest } from '../../support/requests/order.ts';
import { hashStoredData } from '../../support/operations/hashStoredData.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { temporaryFolder } from '../../support/portal/temporaryFolder.ts';

const portal = inject('portal');
const { API_VERSION } = Stripe;
const CLOSED_PORT = 'http://127.0.0.1:1';
const SECRET = [
  'COSMOS_KEY',
  'CODE_PEPPER',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SIGNING_KEY',
  'PASSWORD_KEYS',
];
let healthy: DoctorSettings;
/** A portal that only this file changes. */
let changedPortal: Portal;

beforeAll(async () => {
  healthy = await settingsOf(portal);
  changedPortal = await startPortal();
});
afterAll(() => changedPortal.stop());

/** Starts a server with this listener; returns its URL. */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The faults of a portal with changed settings. Expects that the output contains no secret. */
async function faultsWith(changed: DoctorSettings, ...args: string[]) {
  const settings = { ...healthy, ...changed };
  const { findings, faults, code, output } = await runDoctor(settings, ...args);
  expect(code).toBe(faults > 0 ? 1 : 0);
  const secrets = [...SECRET.map((name) => settings[name] ?? ''), STORAGE_KEY].filter(
    ({ length }) => length > 2,
  );
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  const failed = findings.filter(({ state }) => state === 'failed');
  expect(failed).toHaveLength(faults);
  return failed;
}

/** Starts a Stripe stub with these responses by path, and a balance for other paths; returns its URL. */
const stripeWith = (bodies: Readonly<Record<string, object>>) =>
  startServer(({ url = '' }, response) => {
    const body = bodies[new URL(url, 'http://stripe').pathname] ?? { object: 'balance' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

const about = (check: string, what: string) =>
  expect.objectContaining({ check, what: expect.stringContaining(what) as string }) as object;

it('finds no fault in a running portal', async () => {
  const { findings, faults, code } = await runDoctor(healthy);
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
  expect([faults, code]).toEqual([0, 0]);
  // What is open is not a fault.
  expect(findings.filter(({ state }) => state === 'open')).not.toEqual([]);
  const unknown = findings.filter(({ state }) => state === 'unknown').map(({ check }) => check);
  expect(unknown).toEqual(['production', 'audit role', 'webhook endpoint']);
});

it('lists what the setup list of the dashboard has open, and settings that are not set', async () => {
  const empty = await startPortal({ seed: 'none' });
  onTestFinished(() => empty.stop());
  await createAdmin(empty);
  const openIn = async () => {
    const { findings } = await runDoctor(await settingsOf(empty));
    return findings.filter(({ state }) => state === 'open');
  };
  const steps = (await openIn()).filter(({ check }) => check === 'setup').map(({ fix }) => fix);
  expect(steps).toEqual([
    expect.stringContaining('set the support contact'),
    expect.stringContaining('delete the sample'),
    expect.stringContaining('Facilities'),
    expect.stringContaining('People'),
    expect.stringContaining('Deadlines'),
  ]);
  expect(await openIn()).toContainEqual(
    expect.objectContaining({
      check: 'setup settings',
      what: 'The sender of text messages is not set.',
      fix: 'If you need it, set SMS_FROM (in Azure with azd env set PORTAL_SMS_FROM).',
    }),
  );
  const { findings } = await runDoctor({ ...(await settingsOf(empty)), COSMOS_ENDPOINT: CLOSED_PORT });
  expect(findings).toContainEqual(expect.objectContaining({ check: 'setup', state: 'unknown' }));
});

it('changes nothing', async () => {
  await fetch(new URL('/api/health', changedPortal.site));
  const before = await hashStoredData(changedPortal);
  expect(await runDoctor(await settingsOf(changedPortal))).toMatchObject({ faults: 0 });
  expect(await hashStoredData(changedPortal)).toEqual(before);
});

describe('names the fault when', () => {
  it.each<[string, DoctorSettings, string, string]>([
    ['the address of Cosmos DB is wrong', { COSMOS_ENDPOINT: CLOSED_PORT }, 'cosmos', 'does not respond'],
    ['the database does not exist', { COSMOS_DATABASE: 'nowhere' }, 'cosmos', '404'],
    [
      'the address of Blob Storage is wrong',
      { BLOB_CONNECTION_STRING: storageAt(CLOSED_PORT) },
      'blob',
      'does not respond',
    ],
    ['the storage connection cannot be read', { BLOB_CONNECTION_STRING: 'nonsense' }, 'blob', 'Neither'],
    ['the address of the queues is wrong', { Queues: storageAt(CLOSED_PORT) }, 'queues', 'does not respond'],
    ['no queues are configured', { Queues: undefined }, 'queues', 'Neither'],
    ['the address of Stripe is wrong', { STRIPE_API_BASE: CLOSED_PORT }, 'stripe', 'does not respond'],
    ['the Stripe key is wrong', { STRIPE_SECRET_KEY: 'sk_live_false' }, 'stripe', '401'],
    [
      'the webhook has another secret',
      { STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(40)}` },
      'webhook',
      'it has another secret',
    ],
    ['the portal is not running', { SITE_URL: 'http://localhost:1' }, 'webhook', 'does not respond'],
    [
      'pages of the site may not upload',
      { SITE_URL: 'http://localhost:1' },
      'cors',
      'no file can be uploaded',
    ],
    ['emails cannot be written', { MAIL_OUTBOX_DIR: '/dev/null/mail' }, 'mail', 'does not respond'],
    ['the email folder is missing', { MAIL_OUTBOX_DIR: '/tmp/no-such-folder' }, 'mail', 'is missing'],
    [
      'the store was filled under another pepper',
      { CODE_PEPPER: Buffer.alloc(32, 7).toString('base64url') },
      'pepper',
      'The store was created with another CODE_PEPPER',
    ],
    [
      'the address of the email service is wrong',
      { MAIL_OUTBOX_DIR: undefined, ACS_ENDPOINT: CLOSED_PORT },
      'mail',
      'does not respond at the address in ACS_ENDPOINT',
    ],
    ['no email service is configured', { MAIL_OUTBOX_DIR: undefined }, 'mail', 'Neither'],
    ['the signing key cannot be read', { SIGNING_KEY: '{"kty":"EC"}' }, 'secrets', 'SIGNING_KEY'],
    ['the password keys cannot be read', { PASSWORD_KEYS: '[{"kty":"RSA"' }, 'secrets', 'PASSWORD_KEYS'],
    ['the pepper is short', { CODE_PEPPER: 'short' }, 'secrets', 'CODE_PEPPER'],
    ['the pepper is missing', { CODE_PEPPER: undefined }, 'settings', 'CODE_PEPPER is missing or malformed'],
    [
      'a secret was not put into the vault',
      { STRIPE_WEBHOOK_SECRET: '@Microsoft.KeyVault(SecretUri=https://kv.example/secrets/webhook)' },
      'settings',
      'STRIPE_WEBHOOK_SECRET is an unresolved Key Vault reference: the API does not start',
    ],
    [
      'an optional secret was not put into the vault',
      { GOOGLE_CLIENT_SECRET: '@Microsoft.KeyVault(SecretUri=https://kv.example/secrets/google)' },
      'settings',
      'GOOGLE_CLIENT_SECRET is an unresolved Key Vault reference: the API treats it as unset',
    ],
    ['the webhook secret is short', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'secrets', 'STRIPE_WEBHOOK_SECRET'],
    ['an address is invalid', { SITE_URL: 'portal.example' }, 'settings', 'SITE_URL'],
    ['it accepts test payments', { PORTAL_MODE: 'azure' }, 'production', 'STRIPE_SECRET_KEY is a test key'],
    ['it writes emails to a folder', { PORTAL_MODE: 'azure' }, 'production', 'MAIL_OUTBOX_DIR'],
    [
      'a public site is in local mode',
      { SITE_URL: 'https://portal.example' },
      'production',
      'PORTAL_MODE is local',
    ],
  ])('%s', async (_, changed, check, what) => {
    expect(await faultsWith(changed)).toContainEqual(about(check, what));
  });

  it.each([
    [401, 'COSMOS_KEY'],
    [403, 'COSMOS_KEY'],
  ])('Cosmos DB refuses the key with %d', async (status, fix) => {
    const COSMOS_ENDPOINT = await startServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":"Unauthorized"}');
    });
    const faults = await faultsWith({ COSMOS_ENDPOINT });
    expect(faults).toContainEqual(about('cosmos', String(status)));
    expect(faults.find(({ check }) => check === 'cosmos')!.fix).toContain(fix);
  });

  it('Blob Storage refuses the key', async () => {
    const other = Buffer.alloc(64, 7).toString('base64');
    const BLOB_CONNECTION_STRING = healthy['BLOB_CONNECTION_STRING']!.replace(STORAGE_KEY, other);
    expect(await faultsWith({ BLOB_CONNECTION_STRING })).toContainEqual(about('blob', '403'));
  });

  it('a container of blobs is missing', async () => {
    const blob = await startServer((_, response) => void response.writeHead(404).end());
    const changed = { PORTAL_MODE: 'azure', BLOB_CONNECTION_STRING: storageAt(blob) };
    expect(await faultsWith(changed)).toContainEqual(about('blob', 'container documents is missing'));
  });

  it('CORS allows every site to upload', async () => {
    const blob = await startServer((_, response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
    });
    expect(await faultsWith({ BLOB_CONNECTION_STRING: storageAt(blob) })).toContainEqual(
      about('cors', 'pages of any site'),
    );
  });

  it('a container is missing or defined differently', async () => {
    const client = new CosmosClient({ endpoint: portal.cosmos, key: healthy['COSMOS_KEY']! });
    const { database } = await client.databases.createIfNotExists({ id: 'half' });
    onTestFinished(async () => void (await database.delete()));
    await database.containers.create({ id: 'requests', partitionKey: '/requestId', defaultTtl: 60 });
    await database.containers.create({ id: 'views', partitionKey: '/id' });
    await database.containers.create({
      id: 'config',
      partitionKey: '/id',
      indexingPolicy: { includedPaths: [{ path: '/*' }], excludedPaths: [] },
    });
    const faults = await faultsWith({ COSMOS_DATABASE: 'half' });
    for (const what of [
      'The container audit is missing',
      'The container accounts is missing',
      'views is partitioned by /id instead of /pk',
      'Documents in requests live 60 seconds',
      'The index of config has /*',
    ])
      expect(faults).toContainEqual(about('containers', what));
  });

  it('the clock is off', async () => {
    const late = new Date(Date.now() - 5 * 60_000).toUTCString();
    const STRIPE_API_BASE = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', date: late }).end('{"object":"balance"}');
    });
    expect(await faultsWith({ STRIPE_API_BASE })).toContainEqual(about('clock', 'seconds ahead of Stripe'));
  });

  it('the webhook accepts unsigned events', async () => {
    const SITE_URL = await startServer((_, response) => void response.writeHead(200).end('{}'));
    expect(await faultsWith({ SITE_URL })).toContainEqual(
      about('webhook', 'accepts an event with a forged signature'),
    );
  });

  it('the key belongs to another Stripe account', async () => {
    const STRIPE_API_BASE = await stripeWith({ '/v1/account': { id: 'acct_another', object: 'account' } });
    const [fault] = (await faultsWith({ STRIPE_API_BASE })).filter(({ check }) => check === 'stripe account');
    expect(fault).toEqual(about('stripe account', 'belongs to the Stripe account acct_another'));
    expect(fault!.what).toContain('payments of this store are in acct_localEmulator');
    expect(fault!.fix).toContain('--accept-stripe-account');
  });

  it.each([['2024-06-20'], [null]])('the webhook has the API version %s', async (api_version) => {
    const url = `${healthy['SITE_URL']}/api/payment/webhook`;
    const data = [{ url, status: 'enabled', enabled_events: ['payment_intent.succeeded'], api_version }];
    const STRIPE_API_BASE = await stripeWith({ '/v1/webhook_endpoints': { object: 'list', data } });
    expect(await faultsWith({ STRIPE_API_BASE })).toContainEqual(
      about('webhook endpoint', `but the portal expects ${API_VERSION}`),
    );
  });

  it('the webhook gets too few or too many events', async () => {
    const url = `${healthy['SITE_URL']}/api/payment/webhook`;
    const events = ['payment_intent.succeeded', 'charge.captured'];
    const data = [{ url, status: 'enabled', enabled_events: events, api_version: API_VERSION }];
    const STRIPE_API_BASE = await stripeWith({ '/v1/webhook_endpoints': { object: 'list', data } });
    expect(await faultsWith({ STRIPE_API_BASE })).toContainEqual(
      about('webhook endpoint', 'does not send payment_intent.processing'),
    );
  });
});

describe('the fingerprints of pepper and Stripe account in a store', { tags: ['full'] }, () => {
  const fingerprintStates = async (of: Portal, changed: DoctorSettings = {}, ...args: string[]) => {
    const { findings } = await runDoctor({ ...(await settingsOf(of)), ...changed }, ...args);
    const states = findings.map(({ check, state }) => [check, state] as const);
    const { pepper, 'stripe account': account } = Object.fromEntries(states);
    return [pepper, account];
  };

  it('are written on first use, and not by the doctor or by a process with other settings', async () => {
    const empty = await startPortal({ seed: 'none' });
    onTestFinished(() => empty.stop());
    await fetch(new URL('/api/health', empty.site));
    expect(await fingerprintStates(empty)).toEqual(['unknown', 'unknown']);
    expect(await fingerprintStates(empty)).toEqual(['unknown', 'unknown']);

    await openFeePayment(empty, randomUUID(), recordsRequest());
    expect(await fingerprintStates(empty)).toEqual(['passed', 'passed']);

    const CODE_PEPPER = Buffer.alloc(32, 7).toString('base64url');
    const STRIPE_API_BASE = await stripeWith({ '/v1/account': { id: 'acct_another', object: 'account' } });
    const others = { CODE_PEPPER, STRIPE_API_BASE };
    expect(await fingerprintStates(empty, others)).toEqual(['failed', 'failed']);
    // A portal started with the wrong settings does not change the fingerprints.
    const env = { ...process.env, ...(await settingsOf(empty)), ...others };
    await promisify(execFile)(process.execPath, ['api/dist/seed.js', 'base'], { env });
    expect(await fingerprintStates(empty, others)).toEqual(['failed', 'failed']);
    expect(await fingerprintStates(empty)).toEqual(['passed', 'passed']);
  }, 120_000);

  it('accept another Stripe account only on request', async () => {
    onTestFinished(async () => void (await fingerprintStates(changedPortal, {}, '--accept-stripe-account')));
    const STRIPE_API_BASE = await stripeWith({ '/v1/account': { id: 'acct_another', object: 'account' } });
    expect(await fingerprintStates(changedPortal, { STRIPE_API_BASE })).toEqual(['passed', 'failed']);
    expect(await fingerprintStates(changedPortal, { STRIPE_API_BASE }, '--accept-stripe-account')).toEqual([
      'passed',
      'passed',
    ]);
    expect(await fingerprintStates(changedPortal)).toEqual(['passed', 'failed']);
  });

  it('are part of a backup, and reveal another pepper', async () => {
    const target = await startPortal({ seed: 'none' });
    onTestFinished(() => target.stop());
    await fetch(new URL('/api/health', target.site));
    const backup = join(await temporaryFolder(), 'backup');
    expect(await runBackupScript(changedPortal, 'backup', [backup])).toMatchObject({ code: 0 });
    // The running portal may have stored its own bookkeeping documents.
    await runBackupScript(target, 'restore', [backup, '--other-pepper', '--into-existing']);
    expect(await fingerprintStates(target)).toEqual(['failed', 'passed']);
    const { CODE_PEPPER } = await settingsOf(changedPortal);
    expect(await fingerprintStates(target, { CODE_PEPPER })).toEqual(['passed', 'passed']);
  });
});

describe('an operator without a role', { tags: ['full'] }, () => {
  /** Settings with a stub of the Azure CLI that is signed in, or signed out when the token is null. */
  async function signedIn(token: string | null): Promise<DoctorSettings> {
    const folder = await temporaryFolder();
    const inOneHour = Math.floor(Date.now() / 1000) + 3600;
    const command = token
      ? `printf '%s' '${JSON.stringify({ accessToken: token, expires_on: inOneHour, expiresOn: new Date(inOneHour * 1000).toISOString() })}'`
      : 'echo "Please run az login to setup account." >&2; exit 1';
    await writeFile(join(folder, 'az'), `#!/bin/sh\n${command}\n`, { mode: 0o700 });
    const PATH = `${folder}${delimiter}${process.env['PATH']}`;
    return { PATH, HOME: folder, AZURE_TOKEN_CREDENTIALS: 'AzureCliCredential', MAIL_OUTBOX_DIR: undefined };
  }

  const emailOf = async (settings: DoctorSettings) => {
    const { findings, code } = await runDoctor({ ...healthy, ...settings });
    return { code, mail: findings.filter(({ check }) => check === 'mail') };
  };

  it('gets an explanation, and the portal is not reported as faulty', async () => {
    const authorizations: (string | undefined)[] = [];
    const ACS_ENDPOINT = await startServer(({ headers }, response) => {
      authorizations.push(headers.authorization);
      response.writeHead(headers.authorization ? 403 : 401).end();
    });
    const { code, mail } = await emailOf({ ...(await signedIn('theirs')), ACS_ENDPOINT });
    expect(authorizations).toContain('Bearer theirs');
    expect(mail).toEqual([
      expect.objectContaining({
        state: 'unknown',
        what: expect.stringContaining('You (not the portal)') as string,
      }),
    ]);
    expect(code).toBe(0);
  });

  it('has to sign in first', async () => {
    const ACS_ENDPOINT = await startServer((_, response) => void response.writeHead(401).end());
    const { code, mail } = await emailOf({ ...(await signedIn(null)), ACS_ENDPOINT });
    expect(mail).toEqual([
      expect.objectContaining({ state: 'unknown', what: expect.stringContaining('az login') as string }),
    ]);
    expect(code).toBe(0);
  });

  it('still gets real faults reported', async () => {
    const ACS_ENDPOINT = await startServer((_, response) => void response.writeHead(503).end());
    const { code, mail } = await emailOf({ ...(await signedIn('theirs')), ACS_ENDPOINT });
    expect(mail).toEqual([expect.objectContaining({ state: 'failed' })]);
    expect(code).toBe(1);
  });
});

it('reports that the portal itself cannot reach a store', async () => {
  const SITE_URL = await startServer(({ url }, response) => {
    const checks = { cosmos: { status: 'up' }, blob: { status: 'down' } };
    response.writeHead(url === '/api/health' ? 503 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, data: { status: 'down', checks } }));
  });
  expect(await faultsWith({ SITE_URL })).toContainEqual(about('portal', 'does not reach blob'));
});

it('reads settings from a file, and accepts test payments on request', async () => {
  const folder = await temporaryFolder();
  const lines = Object.entries({ ...healthy, PORTAL_MODE: 'azure' }).map(
    ([name, value]) => `${name}='${value}'`,
  );
  const file = join(folder, 'deployed.env');
  await writeFile(file, lines.join('\n'));
  const { findings } = await runDoctor({}, '--settings', file, '--test-payments');
  const production = findings.filter(({ check }) => check === 'production').map(({ what }) => what);
  expect(production).toContainEqual(expect.stringContaining('COSMOS_KEY is set'));
  expect(production).not.toContainEqual(expect.stringContaining('test key'));
});

function storageAt(url: string): string {
  const account = 'devstoreaccount1';
  return `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${STORAGE_KEY};BlobEndpoint=${url}/${account};QueueEndpoint=${url}/${account}`;
}
