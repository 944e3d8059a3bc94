// Bundles the Function App into dist/: one file at start, heavy SDKs in chunks that load on first use.
import { context, type BuildOptions } from 'esbuild';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@portal/contract/endpoints.ts';
import { openapiDocument } from '@portal/contract/operations/openapi.ts';
import { listFunctions } from './listFunctions.ts';
import { copyNextToBundle, nativeParts } from './nativeParts.ts';
import { copyShaper, SHAPER_FILE, writePrintFonts } from './printFonts.ts';

const DAY_MS = 24 * 3_600_000;

/** The folder of fonts that documents are printed with. */
const PRINT_FONTS = 'fonts';
/** PDFium, which api/src/services/records/pdfium.ts loads. */
const PDFIUM_FILE = 'pdfium.wasm';
/** The description of the API. Making it takes a third of a second, in which no other call is served. */
const OPENAPI_FILE = 'openapi.json';

const dist = fileURLToPath(new URL('dist', import.meta.url));

const options: BuildOptions = {
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  entryPoints: {
    index: 'src/index.ts',
    seed: 'src/seed.ts',
    admin: 'src/admin.ts',
    audit: 'src/audit.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    export: 'src/export.ts',
    doctor: 'src/doctor.ts',
    poison: 'src/poison.ts',
    drill: 'src/drill.ts',
    officeWorker: 'src/services/office/officeWorker.ts',
    pdfWorker: 'src/services/pdfText/pdfWorker.ts',
    workerProcess: 'src/services/workers/workerProcess.ts',
    printWorker: 'src/services/printing/printWorker.ts',
    recordsWorker: 'src/services/records/recordsWorker.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minifySyntax: true,
  sourcemap: true,
  external: ['@azure/functions-core'],
  loader: { '.ttf': 'binary' },
  alias: {
    'pdfjs-dist/legacy/build/pdf.mjs': 'pdfjs-dist/legacy/build/pdf.min.mjs',
    'pdfjs-dist/legacy/build/pdf.worker.mjs': 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  },
  plugins: [listFunctions, nativeParts(dist)],
  // CommonJS packages in an ESM bundle still call require() for Node's own modules and for the worker's core module.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
  metafile: true,
};

mkdirSync(dist, { recursive: true });
await writePrintFonts(join(dist, PRINT_FONTS));
copyShaper(dist);
copyNextToBundle(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')), join(dist, PDFIUM_FILE));
writeFileSync(join(dist, OPENAPI_FILE), JSON.stringify(openapiDocument(endpoints)));
const builder = await context(options);
if (process.argv.includes('--watch')) {
  await builder.watch();
} else {
  const { metafile } = await builder.rebuild();
  await builder.dispose();
  const written = Object.keys(metafile?.outputs ?? {}).map((path) => basename(path));
  removeOldFiles([...written, PRINT_FONTS, SHAPER_FILE, PDFIUM_FILE, OPENAPI_FILE]);
}

/** Deletes files of earlier builds after a day. Until then a running portal may still load their chunks. */
function removeOldFiles(written: readonly string[]): void {
  for (const name of readdirSync(dist)) {
    const file = join(dist, name);
    if (written.includes(name) || name.endsWith('.node') || Date.now() - statSync(file).mtimeMs < DAY_MS)
      continue;
    rmSync(file, { recursive: true });
  }
}
