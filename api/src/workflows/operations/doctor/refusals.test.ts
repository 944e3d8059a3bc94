import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../../domain/operations/doctor/finding.ts';
import type { Check } from './check.ts';
import {
  checkArchive,
  checkBlobs,
  checkCosmos,
  checkPepper,
  checkQueues,
  checkStripeAccount,
} from './checkStores.ts';
import { checkDirectCalls, checkEmail } from './checkPortal.ts';

const REFUSED = { status: 403 };
const REACHED = { status: 200 };
const cosmos = vi.hoisted(() => ({ database: { status: 403 }, container: { status: 403 } }));
const blobs = vi.hoisted(() => ({ containers: { status: 403 }, others: { status: 403 } }));
const seals = vi.hoisted(() => ({ result: { status: 403 }, isImmutable: false }));

vi.mock('../../../services/email/probeEmail.ts', () => ({ probeEmail: async () => ({ status: 403 }) }));
vi.mock('../../../services/queues/probeQueues.ts', () => ({ probeQueues: async () => ({ status: 403 }) }));
vi.mock('../../../data/operations/probes/blobProbe.ts', () => ({
  probeBlobs: async () => ({
    url: 'http://127.0.0.1:1',
    containers: [{ name: 'documents', result: blobs.containers }],
    signing: blobs.others,
    tags: blobs.others,
  }),
  probeSeals: async ({ ARCHIVE_BLOB_ENDPOINT, BLOB_CONNECTION_STRING }: Record<string, string>) =>
    (ARCHIVE_BLOB_ENDPOINT ?? BLOB_CONNECTION_STRING) ? seals : null,
}));
vi.mock('../../../data/operations/probes/cosmosProbe.ts', () => ({
  openDatabase: async () => null,
  probeDatabase: async () => cosmos.database,
  definitionsOf: async () => [{ name: 'views', expected: {}, actual: null, result: cosmos.container }],
  probeAuditRole: async () => null,
  readConfiguration: async () => ({ document: null, result: cosmos.container }),
}));
vi.mock('../../../services/payments/probeStripe.ts', () => ({ accountIdOf: async () => 'acct_1' }));

const settings = {
  SITE_URL: 'https://portal.example',
  COSMOS_ENDPOINT: 'https://cosmos.example',
  COSMOS_DATABASE: 'portal',
  ARCHIVE_BLOB_ENDPOINT: 'https://archive.example',
  ACS_ENDPOINT: 'https://mail.example',
};
const keys = { COSMOS_KEY: 'key', BLOB_CONNECTION_STRING: 'key', Queues: 'key' };
const found = ({ run }: Check, more = {}): Promise<Finding[]> =>
  run({ ...settings, ...more }, { now: () => new Date(), isTestDeployment: false, appUrl: undefined });

beforeEach(() => {
  Object.assign(cosmos, { database: REFUSED, container: REFUSED });
  Object.assign(blobs, { containers: REFUSED, others: REFUSED });
  Object.assign(seals, { result: REFUSED, isImmutable: false });
  vi.stubGlobal('fetch', async () => Response.json({}));
});

describe('access refused to the person who runs the doctor', () => {
  test.each([
    ['cosmos', checkCosmos, '“Portal: reads metadata”'],
    ['blob', checkBlobs, 'Storage Blob Data Contributor'],
    ['archive', checkArchive, 'Storage Blob Data Reader'],
    ['queues', checkQueues, 'Storage Queue Data Reader'],
    ['mail', checkEmail, 'Communication and Email Service Owner'],
  ])('is unknown, not a fault: %s', async (check, checkStore, role) => {
    expect(await found(checkStore)).toEqual([
      {
        check,
        state: 'unknown',
        what: expect.stringContaining(`You need the role ${role}`) as string,
        fix: null,
      },
    ]);
  });

  test('is unknown for single parts: tags of files, definitions of containers', async () => {
    Object.assign(blobs, { containers: REACHED });
    expect(await found(checkBlobs)).toContainEqual(
      expect.objectContaining({ check: 'blob tags', state: 'unknown' }),
    );
    Object.assign(cosmos, { database: REACHED });
    expect(await found(checkCosmos)).toContainEqual(
      expect.objectContaining({
        state: 'unknown',
        what: expect.stringContaining('container views') as string,
      }),
    );
  });
});

test('the Function App is called without the site, and only on Azure', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 401 }));
  vi.stubGlobal('fetch', fetched);
  const check = (mode: string, appUrl?: string) =>
    checkDirectCalls.run({ PORTAL_MODE: mode } as never, {
      now: () => new Date(),
      isTestDeployment: false,
      appUrl,
    });
  expect(await check('local', 'https://func.example')).toEqual([]);
  expect(await check('azure')).toMatchObject([{ state: 'unknown' }]);
  expect(fetched).not.toHaveBeenCalled();
  expect(await check('azure', 'https://func.example')).toMatchObject([{ state: 'passed' }]);
  expect(fetched.mock.lastCall![0]).toEqual(new URL('https://func.example/api/health'));
});

test.each([
  ['cosmos', checkCosmos],
  ['blob', checkBlobs],
  ['archive', checkArchive],
  ['queues', checkQueues],
])('a refused key is a fault: %s', async (check, checkStore) => {
  expect(await found(checkStore, keys)).toEqual([expect.objectContaining({ check, state: 'failed' })]);
});

test.each([
  ['pepper', checkPepper],
  ['stripe account', checkStripeAccount],
])('a mark that cannot be read is unknown for every identity: %s', async (check, checkStore) => {
  const more = { CODE_PEPPER: 'A'.repeat(43), STRIPE_SECRET_KEY: 'sk_test_1' };
  for (const access of [{}, keys])
    expect(await found(checkStore, { ...more, ...access })).toEqual([
      expect.objectContaining({ check, state: 'unknown' }),
    ]);
});

test('a missing container is a fault for every identity', async () => {
  Object.assign(cosmos, { database: REACHED, container: { status: 404 } });
  expect(await found(checkCosmos)).toContainEqual(
    expect.objectContaining({ check: 'containers', state: 'failed' }),
  );
});

describe('the archive', () => {
  const summaryOf = async (more = {}) =>
    (await found(checkArchive, more)).map(({ state, what }) => `${state}: ${what}`).join();

  test('passes with an immutability policy, and without one on a local portal', async () => {
    Object.assign(seals, { result: REACHED, isImmutable: true });
    expect(await summaryOf()).toBe('passed: The archive responds and grants access.');
    Object.assign(seals, { isImmutable: false });
    expect(await summaryOf({ PORTAL_MODE: 'local' })).toMatch(/^passed: /);
    Object.assign(seals, { result: { status: 404 } });
    expect(await summaryOf({ PORTAL_MODE: 'local' })).toMatch(/^passed: /);
  });

  test('fails without a policy, without its container, and without an address', async () => {
    Object.assign(seals, { result: REACHED });
    expect(await summaryOf()).toMatch(/^failed: .* no immutability policy/);
    Object.assign(seals, { result: { status: 404 } });
    expect(await summaryOf()).toMatch(/^failed: .*404/);
    expect(await summaryOf({ ARCHIVE_BLOB_ENDPOINT: undefined })).toMatch(/^failed: ARCHIVE_BLOB_ENDPOINT/);
  });
});
