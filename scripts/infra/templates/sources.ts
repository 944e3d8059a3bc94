import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.ts';

export const infraDir = join(root, 'infra');

/** The text of a file in `infra/`. */
export const textOf = (path: string): string => readFileSync(join(infraDir, path), 'utf8');

/** The text of a file of the project. */
export const sourceText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The paths of all templates from `infra/`. */
export const templatePaths: readonly string[] = globSync('**/*.bicep', { cwd: infraDir });

/** The documents of the project. */
export const docFiles: readonly string[] = globSync('{README.md,docs/**/*.md}', { cwd: root });

/** The source files of the API, without its tests. */
export const apiFiles: readonly string[] = globSync('api/src/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
);
