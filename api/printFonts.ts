import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob as FontBlob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { FontIndex } from './src/services/pdf/text/scriptFonts.ts';

/**
 * The fonts of scripts that DejaVu Sans lacks, with the names of their packages. A character is printed with the first one
 * that has it. The fonts of packages with numbered files are split by how frequent characters are.
 */
const FAMILIES = [
  'sc',
  'jp',
  'kr',
  'arabic',
  'thai',
  'devanagari',
  'bengali',
  'gujarati',
  'gurmukhi',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'khmer',
  'myanmar',
  'ethiopic',
] as const;

/** Raise it when this file changes what it writes. */
const FORMAT = 1;

/** Of vertical text, variations, and hints. */
const UNUSED_TABLES = ['BASE', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'];

const require = createRequire(import.meta.url);

/**
 * Writes the fonts of scripts as files with one weight, and an index of their characters: the packages have compressed
 * fonts of all weights, which a PDF cannot have. Does nothing if they are there. Takes two seconds.
 */
export async function writePrintFonts(folder: string): Promise<void> {
  const packages = FAMILIES.map((family) => {
    const manifest = require.resolve(`@fontsource-variable/noto-sans-${family}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { family, version, files: join(dirname(manifest), 'files'), ranges: rangesOf(dirname(manifest)) };
  });
  const source = `${FORMAT}: ${packages.map(({ family, version }) => `${family} ${version}`).join(', ')}`;
  const indexFile = join(folder, 'index.json');
  if (existsSync(indexFile) && (JSON.parse(readFileSync(indexFile, 'utf8')) as FontIndex).source === source)
    return;
  mkdirSync(folder, { recursive: true });
  const families: FontIndex['families'][number][] = [];
  for (const { family, files, ranges } of packages) {
    const written: Record<string, string> = {};
    for (const name of Object.keys(ranges)) {
      const part = /^\[\d+\]$/.test(name) ? name.slice(1, -1) : name;
      // The other parts have Latin letters.
      if (part === name && part !== family) continue;
      const content = await regularFont(
        readFileSync(join(files, `noto-sans-${family}-${part}-wght-normal.woff2`)),
      );
      const fileName = part === family ? `${family}.ttf` : `${family}-${part}.ttf`;
      replaceFile(join(folder, fileName), content);
      written[fileName] = charactersOf(content);
    }
    families.push({ name: family, files: written });
  }
  const index: FontIndex = { source, families };
  replaceFile(indexFile, JSON.stringify(index));
}

/** Copies the program that places the letters. The bundle loads it from its own folder. */
export function copyShaper(dist: string): void {
  const source = join(dirname(require.resolve('harfbuzzjs')), SHAPER_FILE);
  const target = join(dist, SHAPER_FILE);
  if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) return;
  copyFileSync(source, `${target}.${process.pid}.partial`);
  renameSync(`${target}.${process.pid}.partial`, target);
}

export const SHAPER_FILE = 'harfbuzz.wasm';

function rangesOf(folder: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
}

function regularFont(variableFont: Buffer): Promise<Buffer> {
  return subsetFont(variableFont, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
    noHinting: true,
    dropTables: UNUSED_TABLES,
  });
}

function charactersOf(font: Buffer): string {
  const codePoints = [...new Face(new FontBlob(new Uint8Array(font))).collectUnicodes()];
  return codePoints
    .filter((codePoint) => codePoint > 0x7f)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

/** A running portal may read the file in the meantime. */
function replaceFile(file: string, content: Buffer | string): void {
  const partial = `${file}.${process.pid}.partial`;
  writeFileSync(partial, content);
  renameSync(partial, file);
}
