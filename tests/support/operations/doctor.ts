import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../../..');

const report = z.object({
  faults: z.number(),
  findings: z.array(
    z.object({
      check: z.string(),
      state: z.enum(['passed', 'failed', 'open', 'unknown']),
      what: z.string(),
      fix: z.string().nullable(),
    }),
  ),
});

const endpoints = z.object({
  site: z.string(),
  cosmos: z.string(),
  blob: z.string(),
  queue: z.string(),
  stripe: z.string(),
});
const secrets = z.object({
  cosmosKey: z.string(),
  signingKey: z.string(),
  passwordKeys: z.string(),
  codePepper: z.string(),
  webhookSecret: z.string(),
});

/** Azurite's published key. */
export const STORAGE_KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export type DoctorSettings = Readonly<Record<string, string | undefined>>;

/** The settings of a running portal. */
export async function settingsOf({ dir }: { readonly dir: string }): Promise<DoctorSettings> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(dir, name), 'utf8')) as unknown;
  const { site, cosmos, blob, queue, stripe } = endpoints.parse(await read('endpoints.json'));
  const stored = secrets.parse(await read('secrets.json'));
  const account = 'devstoreaccount1';
  const storage = `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${STORAGE_KEY};BlobEndpoint=${blob}/${account};QueueEndpoint=${queue}/${account}`;
  return {
    PORTAL_MODE: 'local',
    SITE_URL: site,
    COSMOS_ENDPOINT: cosmos,
    COSMOS_KEY: stored.cosmosKey,
    COSMOS_DATABASE: 'portal',
    BLOB_CONNECTION_STRING: storage,
    Queues: storage,
    MALWARE_SCAN: 'local',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: stored.webhookSecret,
    STRIPE_API_BASE: stripe,
    MAIL_OUTBOX_DIR: join(dir, 'mail'),
    SIGNING_KEY: stored.signingKey,
    PASSWORD_KEYS: stored.passwordKeys,
    CODE_PEPPER: stored.codePepper,
  };
}

/** Runs the doctor with these settings; returns its report, exit code and output. */
export async function runDoctor(settings: DoctorSettings, ...args: string[]) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, ...settings };
  const running = promisify(execFile)(process.execPath, ['api/dist/doctor.js', '--json', ...args], {
    cwd: root,
    env,
  });
  const { stdout, stderr, code } = await running.then(
    (ended) => ({ ...ended, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { ...report.parse(JSON.parse(stdout)), code, output: stdout + stderr };
}
