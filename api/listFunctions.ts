import type { Plugin } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { httpFunctions } from './src/httpFunctions.ts';

const folder = import.meta.dirname;
const print = `import('./src/httpFunctions.ts').then((list) => console.log(JSON.stringify(list.httpFunctions)))`;
const paths = (pattern: string) => globSync(pattern, { cwd: folder }).map((path) => join(folder, path));

/**
 * Writes the list of HTTP functions out, so that the bundle has the code of each in a file of its own. Another process
 * reads the endpoint table, because this one would not read it again when it changes (`--watch`).
 */
export const listFunctions: Plugin = {
  name: 'list-functions',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]httpFunctions\.ts$/ }, () => {
      const watched = {
        watchFiles: paths('../contract/src/**/*.ts'),
        watchDirs: ['src/functions', 'src/functions/**/'].flatMap(paths),
      };
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', print], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) return { errors: [{ text: stderr }], ...watched };
      const list = (JSON.parse(stdout) as typeof httpFunctions).map(
        ({ file, ...described }) =>
          `{ ...${JSON.stringify(described)}, load: () => import('./functions/${file}') }`,
      );
      return { contents: `export const httpFunctions = [${list.join()}];`, ...watched };
    });
  },
};
