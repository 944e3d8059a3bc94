import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const require = createRequire(import.meta.url);
const manifest = require.resolve('pdfjs-dist/package.json');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));

/** Folder of the site → folder of pdf.js and the files to copy. */
const parts = [
  // Decoders for scanned pages. The content security policy blocks their WebAssembly versions.
  { to: 'decoders', from: 'wasm', files: /_nowasm_fallback\.js$/ },
  { to: 'cmaps', from: 'cmaps', files: /\.bcmap$/ },
  { to: 'fonts', from: 'standard_fonts', files: /\.(pfb|ttf)$/ },
];

/** Serves the files that pdf.js loads by name when a document needs them, under `assets/pdfjs-<version>/`. */
export function pdfParts(): Plugin {
  return {
    name: 'pdf-parts',
    generateBundle() {
      for (const { to, from, files } of parts) {
        const folder = join(dirname(manifest), from);
        for (const name of readdirSync(folder).filter((file) => files.test(file))) {
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdfjs-${version}/${to}/${name}`,
            source: readFileSync(join(folder, name)),
          });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/assets/pdfjs-${version}/`, (request, response, next) => {
        const [, to, name = ''] = (request.url ?? '').split('/');
        const part = parts.find((known) => known.to === to && known.files.test(name));
        if (!part || name.includes('..')) return next();
        response.setHeader(
          'Content-Type',
          name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        response.end(readFileSync(join(dirname(manifest), part.from, name)));
      });
    },
  };
}
