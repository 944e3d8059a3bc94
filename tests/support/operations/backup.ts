import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BlobServiceClient } from '@azure/storage-blob';
import { secretsOf } from '../portal/stores.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The script ends itself: this process may learn of a line when the next ones are written already. */
const KILLER = pathToFileURL(resolve(import.meta.dirname, 'killAfterLines.mjs')).href;

export interface Movable {
  readonly dir: string;
  readonly site: string;
  readonly cosmos: string;
  readonly blob: string;
}

interface Asked {
  /** Ends the process without warning once it has said so many lines. */
  readonly killAfterLines?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ran {
  readonly said: string;
  /** Null when it was ended without warning. */
  readonly code: number | null;
}

/** Runs a script of the built API on a portal, as `npm run backup` and `npm run restore` do, but in one process that can be killed. */
export async function moving(
  portal: Movable,
  script: 'backup' | 'restore',
  args: readonly string[],
  { killAfterLines, env }: Asked = {},
): Promise<Ran> {
  const killing = killAfterLines === undefined ? [] : ['--import', KILLER];
  const child = spawn(process.execPath, [...killing, `api/dist/${script}.js`, ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...(await settingsOf(portal)),
      ...env,
      KILL_AFTER_LINES: String(killAfterLines),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await ended;
  return { said, code };
}

/** Lines after which there is still something to do. */
const MAX_KILLS = 8;

/** Kills a script after its first line, its second in the next run, and so on; then lets a run reach the end. */
export async function movingWithKills(
  portal: Movable,
  script: 'backup' | 'restore',
  args: readonly string[],
): Promise<Ran & { readonly kills: number }> {
  for (let kills = 0; kills < MAX_KILLS; kills++) {
    const ran = await moving(portal, script, args, { killAfterLines: kills + 1 });
    if (ran.code !== null) return { ...ran, kills };
  }
  return { ...(await moving(portal, script, args)), kills: MAX_KILLS };
}

/** The blobs of the portal, past the API. */
export function blobServiceOf({ blob }: Pick<Movable, 'blob'>): BlobServiceClient {
  return BlobServiceClient.fromConnectionString(connectionTo(blob));
}

async function settingsOf(portal: Movable): Promise<Record<string, string>> {
  const { cosmosKey, signingKey, codePepper } = await secretsOf(portal);
  return {
    PORTAL_MODE: 'local',
    SITE_URL: portal.site,
    COSMOS_ENDPOINT: portal.cosmos,
    COSMOS_KEY: cosmosKey,
    BLOB_CONNECTION_STRING: connectionTo(portal.blob),
    SIGNING_KEY: signingKey,
    PASSWORD_KEYS: '[]',
    CODE_PEPPER: codePepper,
    STRIPE_SECRET_KEY: 'sk_test_unused',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_unused',
    STRIPE_WEBHOOK_SECRET: 'whsec_unused',
  };
}

/** Azurite's published account; it protects nothing. */
function connectionTo(blobUrl: string): string {
  return [
    'DefaultEndpointsProtocol=http',
    'AccountName=devstoreaccount1',
    'AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==',
    `BlobEndpoint=${blobUrl}/devstoreaccount1`,
  ].join(';');
}
