import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const packageJson = z.object({ main: z.string().default('dist/index.js') });

/** Imports the app's entry point, which registers its functions: `main` of package.json. */
export async function loadApp(appDir: string): Promise<void> {
  const text = await readFile(join(appDir, 'package.json'), 'utf8').catch(() => '{}');
  const { main } = packageJson.parse(JSON.parse(text));
  await import(pathToFileURL(join(appDir, main)).href);
}
