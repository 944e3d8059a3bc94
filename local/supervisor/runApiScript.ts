import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { apiSettings } from './settings/apiSettings.ts';
import { readLocalSettings } from './settings/localSettings.ts';
import { loadSecrets } from './settings/secrets.ts';
import { chooseStripeKeys } from './settings/stripeKeys.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exitWithSupervisor = new URL('./exitWithSupervisor.ts', import.meta.url).href;
const endpointsFile = z.object({
  site: z.url(),
  cosmos: z.url(),
  blob: z.url(),
  queue: z.url(),
  stripe: z.url().nullable(),
});

type Script = 'admin' | 'audit' | 'backup' | 'restore' | 'export' | 'doctor';

/** Runs a script of the built API on the portal that runs on this machine, or on the one in the environment variables. Returns its exit code. */
export async function runApiScript(name: Script, args: readonly string[]): Promise<number> {
  const script = join(root, 'api', 'dist', `${name}.js`);
  try {
    if (!existsSync(script)) throw new Error('The API is not built yet. Run npm run build first.');
    const hasTarget = process.env['COSMOS_ENDPOINT'] || args.some((arg) => /^--settings(=|$)/.test(arg));
    const env = hasTarget ? process.env : { ...process.env, ...(await localSettings()) };
    // The channel closes when this process exits for any reason, and then the script exits.
    const child = fork(script, args, { env, execArgv: ['--import', exitWithSupervisor] });
    const [status] = (await once(child, 'exit')) as [number | null];
    return status ?? 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** The settings of the portal on this machine: those of npm start if it is running, else those of func start. */
async function localSettings(): Promise<Record<string, string | undefined>> {
  const stateDir = resolve(process.env['LOCAL_DIR'] ?? join(root, '.local'));
  const file = join(stateDir, 'endpoints.json');
  const fileSettings = await readLocalSettings(root, join(root, 'api'));
  if (!existsSync(file) && fileSettings['COSMOS_ENDPOINT'] && !process.env['LOCAL_DIR']) return fileSettings;
  if (!existsSync(file)) {
    throw new Error(
      `No portal is running on ${stateDir}. Start it with npm start, name its folder with LOCAL_DIR, or run the command on a deployed portal with npm run deployed.`,
    );
  }
  const endpoints = endpointsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = await loadSecrets(stateDir, process.env['CODE_PEPPER']);
  const settings = { ...fileSettings, ...process.env };
  return {
    ...settings,
    ...apiSettings({
      ...endpoints,
      mailDir: join(stateDir, 'mail'),
      secrets,
      stripeKeys: chooseStripeKeys(settings, secrets),
    }),
  };
}
