import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createAdmin, type Person } from '../accounts/accounts.ts';
import { IS_FULL_SIZE } from './fullSize.ts';
import { seededState } from './seededState.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const endpoints = z.object({
  site: z.url(),
  api: z.url(),
  cosmos: z.url(),
  blob: z.url(),
  stripe: z.url(),
  mail: z.url(),
});

/** A running portal: the addresses of its parts and its state folder. */
export interface Portal extends z.output<typeof endpoints> {
  readonly dir: string;
  readonly process: ChildProcess;
  /** Its first admin, who has to sign in again; null without one or with demo data. */
  readonly firstAdmin: Person | null;
  /** Stops it and deletes its state. */
  stop(): Promise<void>;
  /** Kills it like a power failure; its state is kept. */
  kill(): Promise<void>;
}

interface Options {
  /** Its initial data; `base` is the configuration and an admin. */
  readonly seed?: 'none' | 'base' | 'demo';
  /** Allows tests to simulate outages of the stores and to kill the API. */
  readonly faultInjection?: boolean;
  /** Whether pages have the demo's ribbon. Without it they are as Static Web Apps serves them. */
  readonly ribbon?: boolean;
  /** Its stores keep every acknowledged change when they are killed. Others are faster. */
  readonly durable?: boolean;
  /** The state folder of an earlier portal, used as initial state. */
  readonly dir?: string;
  /** Additional settings of the API. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A developer's api/local.settings.json may contain real Stripe keys, which no test may use. */
const EMULATED_STRIPE = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };

/** Tests run the hourly and daily timers themselves. Their schedules would disturb whichever test happens to run then. */
const DISABLED_TIMERS = Object.fromEntries(
  [
    'sealAudit',
    'sweepBundles',
    'reconcilePayments',
    'recordDailyFigures',
    'deleteExpired',
    'sendDigests',
    'sendReminders',
    'checkOperatorRuns',
  ].map((name) => [`AzureWebJobs.${name}.Disabled`, 'true']),
);

/** In full size, tests compare how long sign-ins take, so they hash as in production. */
const PASSWORD_HASHES = IS_FULL_SIZE ? {} : { FAST_PASSWORD_HASHES: 'true' };

/** Tests see emails at once, each alone. A test of combined emails sets a delay. */
const NOTIFICATION_DELAY = { NOTIFICATION_DELAY_SECONDS: '0' };

/** Starts the built portal on free ports, in a new state folder, and waits until it is ready. */
export async function startPortal(options: Options = {}): Promise<Portal> {
  const { seed = 'base', dir } = options;
  if (dir) return startIn(dir, options);
  await mkdir(join(root, '.test'), { recursive: true });
  const stateDir = await mkdtemp(join(root, '.test', 'portal-'));
  try {
    if (seed === 'none') return await startIn(stateDir, options);
    const seeded = await seededState(seed, createSeed);
    await cp(seeded.dir, stateDir, { recursive: true });
    return { ...(await startIn(stateDir, options)), firstAdmin: seeded.admin };
  } catch (error) {
    await rm(stateDir, { recursive: true, force: true });
    throw error;
  }
}

async function createSeed(dir: string, seed: 'base' | 'demo'): Promise<Person | null> {
  const portal = await startIn(dir, {}, seed);
  const admin = seed === 'base' ? await createAdmin(portal) : null;
  await end(portal.process, 'SIGTERM');
  await rm(join(dir, 'logs'), { recursive: true, force: true });
  return admin;
}

async function startIn(
  dir: string,
  { faultInjection = false, durable = false, ribbon = true, env }: Options,
  seed = 'none',
): Promise<Portal> {
  const args = ['local/start.ts', '--no-build', `--seed=${seed}`];
  if (faultInjection) args.push('--fault-injection');
  if (!ribbon) args.push('--no-ribbon');
  if (!durable) args.push('--no-durable');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      ...EMULATED_STRIPE,
      ...DISABLED_TIMERS,
      ...PASSWORD_HASHES,
      ...NOTIFICATION_DELAY,
      ...env,
      LOCAL_DIR: dir,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await readiness(child);
  const found = endpoints.parse(JSON.parse(await readFile(join(dir, 'endpoints.json'), 'utf8')));
  return {
    ...found,
    dir,
    process: child,
    firstAdmin: null,
    async stop() {
      await end(child, 'SIGTERM');
      await rm(dir, { recursive: true, force: true });
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

async function readiness(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Portal ready:')) return;
      child.stdout?.off('data', read).resume();
      child.stderr?.off('data', read).resume();
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The portal stopped with code ${code}.\n${output}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Whether the portal has been built, so that a test run can report it instead of failing in every test. */
export function isBuilt(): boolean {
  return existsSync(join(root, 'api/dist/index.js')) && existsSync(join(root, 'frontend/dist/index.html'));
}
