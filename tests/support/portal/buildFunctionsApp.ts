import { build } from 'esbuild';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Bundles a small Functions app like the portal's API: ESM, the worker's module external. */
export async function buildFunctionsApp(
  appDir: string,
  source: string,
  hostJson: object = {},
): Promise<void> {
  await mkdir(appDir, { recursive: true });
  await writeFile(join(appDir, 'package.json'), JSON.stringify({ type: 'module', main: 'dist/index.js' }));
  await writeFile(join(appDir, 'host.json'), JSON.stringify({ version: '2.0', ...hostJson }));
  await build({
    stdin: { contents: source, resolveDir: resolve(import.meta.dirname, '../../../api'), loader: 'ts' },
    outfile: join(appDir, 'dist', 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: ['@azure/functions-core'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
}
