import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:html|m?js|css|svg|json)$/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file next to every text file, for servers that send stored files unchanged. */
export function compressText(): Plugin {
  let outDir = '';
  return {
    name: 'portal:compress-text',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(outDir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  await Promise.all([
    writeFile(`${file}.br`, await asBrotli(bytes, options)),
    writeFile(`${file}.gz`, await asGzip(bytes, { level: 9 })),
  ]);
}
