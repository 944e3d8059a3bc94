import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadSecrets } from './secrets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script of the built API on the portal that runs on this machine, or on the one that the environment names. Answers its exit code. */
export async function runApiScript(name: 'admin' | 'audit', args: readonly string[]): Promise<number> {
  const script = join(root, 'api', 'dist', `${name}.js`);
  if (!existsSync(script)) throw new Error('The API is not built yet: run npm start or npm run build first.');
  const env = process.env['COSMOS_ENDPOINT'] ? process.env : { ...process.env, ...(await localSettings()) };
  const { status } = spawnSync(process.execPath, [script, ...args], { env, stdio: 'inherit' });
  return status ?? 1;
}

/** What the script needs of the running portal's settings; it touches the database and nothing else. */
async function localSettings(): Promise<Record<string, string>> {
  const stateDir = process.env['LOCAL_DIR'] ?? join(root, '.local');
  const file = join(stateDir, 'endpoints.json');
  if (!existsSync(file)) {
    throw new Error(
      'No portal runs here. Start it with npm start, or set COSMOS_ENDPOINT and the other settings of a deployed one.',
    );
  }
  const endpoints = z
    .object({ site: z.url(), cosmos: z.url() })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = await loadSecrets(stateDir);
  return {
    PORTAL_MODE: 'local',
    SITE_URL: endpoints.site,
    COSMOS_ENDPOINT: endpoints.cosmos,
    COSMOS_KEY: secrets.cosmosKey,
    CODE_PEPPER: secrets.codePepper,
    SIGNING_KEY: secrets.signingKey,
    PASSWORD_KEYS: secrets.passwordKeys,
    STRIPE_SECRET_KEY: 'unused',
    STRIPE_PUBLISHABLE_KEY: 'unused',
    STRIPE_WEBHOOK_SECRET: 'unused',
  };
}
