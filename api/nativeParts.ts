import type { Plugin } from 'esbuild';
import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

const MARK = 'native-part:';

/**
 * Lays native parts of packages beside the bundle, which loads them from there. One that is the same stays as it is,
 * and another takes its place by renaming: a process that runs on the earlier one has it mapped into its memory.
 */
export function nativeParts(dist: string): Plugin {
  return {
    name: 'native-parts',
    setup(build) {
      build.onLoad({ filter: /\.node$/ }, ({ path }) => {
        const name = basename(path);
        layBeside(path, join(dist, name));
        return { contents: `module.exports = require(${JSON.stringify(`${MARK}./${name}`)});`, loader: 'js' };
      });
      build.onResolve({ filter: new RegExp(`^${MARK}`) }, ({ path }) => ({
        path: path.slice(MARK.length),
        external: true,
      }));
    },
  };
}

function layBeside(source: string, target: string): void {
  if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) return;
  const partial = `${target}.${process.pid}.partial`;
  copyFileSync(source, partial);
  renameSync(partial, target);
}
