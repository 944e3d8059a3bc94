import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from '../../../local/supervisor/contentHash.ts';
import { waitForLock } from '../../../local/supervisor/lock.ts';
import type { Person } from '../accounts/accounts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'portal-seeds');

/** Demo data counts in hours (download windows, embargoes), so it must be young. */
const MAX_AGE_MS = 20 * 60_000;
/** Until then another process may still copy it. */
const DELETE_AFTER_MS = 2 * MAX_AGE_MS;

export type Seed = 'base' | 'demo';

/** The state folder of a seeded portal that was stopped, with the admin who was created for `base`. */
export interface SeededState {
  readonly dir: string;
  readonly admin: Person | null;
}

/** Starts a portal in a folder, seeds it and stops it; returns the admin that it created. */
type CreateSeed = (dir: string, seed: Seed) => Promise<Person | null>;

const states = new Map<Seed, Promise<SeededState>>();

/**
 * State that new portals copy: copying takes milliseconds, seeding takes seconds. Test processes share it for a few
 * minutes, as long as the API and the emulators are the same.
 */
export function seededState(seed: Seed, create: CreateSeed): Promise<SeededState> {
  const state = states.get(seed) ?? findOrCreate(seed, create);
  states.set(seed, state);
  return state;
}

async function findOrCreate(seed: Seed, create: CreateSeed): Promise<SeededState> {
  const code = ['api/dist/index.js', 'api/dist/seed.js', 'local', 'package-lock.json'];
  const hash = await contentHash(code.map((path) => join(root, path)));
  const prefix = `${seed}-${hash.slice(0, 16)}-`;
  const lock = await waitForLock(`${cache}.lock`);
  try {
    await mkdir(cache, { recursive: true });
    const names = await readdir(cache);
    const age = (name: string) => Date.now() - Number(name.split('-').at(-1));
    for (const name of names.filter((each) => age(each) > DELETE_AFTER_MS)) {
      await rm(join(cache, name), { recursive: true, force: true });
    }
    const young = names.find((name) => name.startsWith(prefix) && age(name) < MAX_AGE_MS);
    if (young) return await load(join(cache, young));

    const draft = await mkdtemp(join(root, '.test', 'seed-'));
    const admin = await create(join(draft, 'state'), seed);
    await writeFile(join(draft, 'admin.json'), JSON.stringify(admin));
    const folder = join(cache, `${prefix}${Date.now()}`);
    await rename(draft, folder);
    return await load(folder);
  } finally {
    lock.release();
  }
}

async function load(folder: string): Promise<SeededState> {
  const admin = JSON.parse(await readFile(join(folder, 'admin.json'), 'utf8')) as Person | null;
  return { dir: join(folder, 'state'), admin };
}
