import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { median, type Result } from './measure.ts';

const BUDGET = 1.5;
const RUNS = 15;
const root = join(import.meta.dirname, '../..');

const hello = `
import { app } from '@azure/functions';
app.http('hello', { methods: ['GET'], authLevel: 'anonymous', handler: async () => ({ body: 'hello' }) });
`;

function importMs(bundle: string): number {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'importApp.mjs'), bundle],
    // As in Azure: each app chooses itself whether compiled code is cached.
    { encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: undefined } },
  );
  if (status !== 0) throw new Error(`Importing ${bundle} failed.\n${stderr}`);
  return Number(stdout);
}

/** Import time of the bundled app relative to a hello-world function app that is bundled the same way. */
export async function coldStart(): Promise<Result> {
  const folder = await mkdtemp(join(root, '.test', 'hello-'));
  try {
    await writeFile(join(folder, 'hello.ts'), hello);
    await build({
      entryPoints: [join(folder, 'hello.ts')],
      outfile: join(folder, 'hello.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['@azure/functions-core'],
      absWorkingDir: root,
      nodePaths: [join(root, 'node_modules')],
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
    });
    const portalMs: number[] = [];
    const helloMs: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      portalMs.push(importMs(join(root, 'api/dist/index.js')));
      helloMs.push(importMs(join(folder, 'hello.mjs')));
    }
    const ratio = median(portalMs.slice(1)) / median(helloMs.slice(1));
    return {
      metric: 'cold start: import of the bundled app, against a hello-world function app',
      measured: `${ratio.toFixed(2)} × (${median(portalMs.slice(1)).toFixed(0)} ms, ${median(helloMs.slice(1)).toFixed(0)} ms)`,
      budget: `≤ ${BUDGET} ×`,
      isMet: ratio <= BUDGET,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
