import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { HttpFunction } from './http/httpFunction.ts';

const folder = join(import.meta.dirname, 'functions');
const files = new Map(globSync('**/*.ts', { cwd: folder }).map((file) => [basename(file, '.ts'), file]));

/**
 * The functions of the endpoint table. The code of each is in the file of its name. `api/listFunctions.ts` writes this list
 * into the bundle, so that a cold start does not load the table.
 */
export const httpFunctions: readonly (HttpFunction & { readonly file: string })[] = [
  ...Map.groupBy(endpoints, (entry) => entry.function),
].map(([name, operations]) => {
  const file = files.get(name);
  if (file === undefined) throw new Error(`api/src/functions has no file ${name}.ts`);
  const methods = operations.map(({ method }) => method);
  return { name, path: operations[0]!.path, methods, file, load: () => import(join(folder, file)) };
});
