import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BlobServiceClient } from '@azure/storage-blob';
import { IS_FULL_SIZE } from '../portal/fullSize.ts';
import { secretsOf } from '../portal/stores.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The script kills itself, because this process may read a line only after the next ones were written. */
const KILLER = pathToFileURL(resolve(import.meta.dirname, 'killAfterLines.mjs')).href;

export interface BackupPortal {
  readonly dir: string;
  readonly site: string;
  readonly cosmos: string;
  readonly blob: string;
}

interface Options {
  /** Kills the process after this many lines of output. */
  readonly killAfterLines?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunResult {
  readonly output: string;
  /** Null when it was killed. */
  readonly code: number | null;
}

/** Runs a script of the built API on a portal, like `npm run backup`, `npm run restore` and `npm run export`, but in one process that can be killed. */
export async function runBackupScript(
  portal: BackupPortal,
  script: 'backup' | 'restore' | 'export',
  args: readonly string[],
  { killAfterLines, env }: Options = {},
): Promise<RunResult> {
  const killerArgs = killAfterLines === undefined ? [] : ['--import', KILLER];
  const child = spawn(process.execPath, [...killerArgs, `api/dist/${script}.js`, ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...(await environmentOf(portal)),
      ...env,
      KILL_AFTER_LINES: String(killAfterLines),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await closed;
  return { output, code };
}

/** How often a script is killed. There is still work to do after that many lines. */
export const KILLS = IS_FULL_SIZE ? 8 : 2;

/** Kills the script after one line, in the next run after two lines, and so on. Then runs it to the end. */
export async function runWithKills(
  portal: BackupPortal,
  script: 'backup' | 'restore' | 'export',
  args: readonly string[],
): Promise<RunResult & { readonly kills: number }> {
  for (let kills = 0; kills < KILLS; kills++) {
    const result = await runBackupScript(portal, script, args, { killAfterLines: kills + 1 });
    if (result.code !== null) return { ...result, kills };
  }
  return { ...(await runBackupScript(portal, script, args)), kills: KILLS };
}

/** Direct access to the blobs of the portal. */
export function blobServiceOf({ blob }: Pick<BackupPortal, 'blob'>): BlobServiceClient {
  return BlobServiceClient.fromConnectionString(connectionTo(blob));
}

async function environmentOf(portal: BackupPortal): Promise<Record<string, string>> {
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

/** Azurite's published key. It protects nothing. */
function connectionTo(blobUrl: string): string {
  return [
    'DefaultEndpointsProtocol=http',
    'AccountName=devstoreaccount1',
    'AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==',
    `BlobEndpoint=${blobUrl}/devstoreaccount1`,
  ].join(';');
}
