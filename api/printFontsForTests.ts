import { fileURLToPath } from 'node:url';
import { writePrintFonts } from './printFonts.ts';

/** Writes the fonts that the build puts beside the API, for tests of printing that need no build. */
export function setup(): Promise<void> {
  return writePrintFonts(fileURLToPath(new URL('dist/fonts', import.meta.url)));
}
