import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Person } from '../accounts/accounts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'portal-seeds');

/** Demo data has periods of hours (download windows, embargoes), so it must be recent. */
const MAX_AGE_MS = 20 * 60_000;
/** Until this age another process may still copy it. */
const DELETE_AFTER_MS = 2 * MAX_AGE_MS;
const MAX_SEEDING_MS = 120_000;

export type Seed = 'base' | 'demo';

/** The state folder of a stopped, seeded portal, with the admin created for `base`. */
export interface SeededState {
  readonly dir: string;
  readonly admin: Person | null;
}

/** Starts a portal in a folder, seeds it and stops it; returns the admin that it created. */
type CreateSeed = (dir: string, seed: Seed) => Promise<Person | null>;

/**
 * State that new portals copy, because copying takes milliseconds and seeding takes seconds. Test processes share it for
 * some minutes, as long as the API and the emulators do not change.
 */
export async function seededState(seed: Seed, create: CreateSeed): Promise<SeededState> {
  const prefix = `${seed}-${await codeVersion()}-`;
  await mkdir(cache, { recursive: true });
  return withLock(`${cache}.lock`, async () => {
    const names = await readdir(cache);
    const age = (name: string) => Date.now() - Number(name.split('-').at(-1));
    for (const name of names.filter((each) => age(each) > DELETE_AFTER_MS)) {
      await rm(join(cache, name), { recursive: true, force: true });
    }
    const young = names.find((name) => name.startsWith(prefix) && age(name) < MAX_AGE_MS);
    if (young) return load(join(cache, young));

    const draft = await mkdtemp(join(cache, 'draft-'));
    try {
      const admin = await create(join(draft, 'state'), seed);
      await writeFile(join(draft, 'admin.json'), JSON.stringify(admin));
      const folder = join(cache, `${prefix}${Date.now()}`);
      await rename(draft, folder);
      return await load(folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

/** Changes with the built API and with the emulators that store its data. */
async function codeVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['api/dist', 'local']) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter((each) => !each.includes('node_modules')).toSorted()) {
      const { mtimeMs, size } = await stat(join(root, folder, name));
      hash.update(`${name} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Runs `work` while no other process does. A lock that is older than any seeding was left by a killed run. */
async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const lock = await open(file, 'wx').catch(() => null);
    if (lock) {
      await lock.close();
      return work().finally(() => rm(file, { force: true }));
    }
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > MAX_SEEDING_MS) await rm(file, { force: true });
    await delay(200);
  }
}

async function load(folder: string): Promise<SeededState> {
  const admin = JSON.parse(await readFile(join(folder, 'admin.json'), 'utf8')) as Person | null;
  return { dir: join(folder, 'state'), admin };
}
