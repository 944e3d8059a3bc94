import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.ts';
import type { Templates } from '../faults/moduleFaults.ts';
import { readTemplate } from './readTemplate.ts';

export const infraDir = join(root, 'infra');

/** Parses all templates in `infra/` and the JSON files that they may load. */
export async function loadTemplates(): Promise<Templates> {
  const read = (path: string) => readFileSync(join(infraDir, path), 'utf8');
  const templates = globSync('**/*.bicep', { cwd: infraDir }).map(
    async (path) => [path, await readTemplate(read(path))] as const,
  );
  const json = globSync('**/*.json', { cwd: infraDir }).map((path): [string, unknown] => [
    path,
    JSON.parse(read(path)),
  ]);
  return { templates: new Map(await Promise.all(templates)), json: new Map(json), main: 'main.bicep' };
}
