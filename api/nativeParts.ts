import type { Plugin } from 'esbuild';
import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

const MARK = 'native-part:';

/**
 * Copies native modules of packages next to the bundle, which loads them from there. An identical file is not touched. A
 * different one is replaced by renaming, because a running process may have the earlier one mapped into memory.
 */
export function nativeParts(dist: string): Plugin {
  return {
    name: 'native-parts',
    setup(build) {
      build.onLoad({ filter: /\.node$/ }, ({ path }) => {
        const name = basename(path);
        copyNextToBundle(path, join(dist, name));
        return { contents: `module.exports = require(${JSON.stringify(`${MARK}./${name}`)});`, loader: 'js' };
      });
      build.onResolve({ filter: new RegExp(`^${MARK}`) }, ({ path }) => ({
        path: path.slice(MARK.length),
        external: true,
      }));
    },
  };
}

/** Copies a file unless it is there, and replaces a different one by renaming. */
export function copyNextToBundle(source: string, target: string): void {
  if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) return;
  const partial = `${target}.${process.pid}.partial`;
  copyFileSync(source, partial);
  renameSync(partial, target);
}
