import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readTexts } from './readTexts.ts';
import { filesOf, notTranslated, sources } from './sources.ts';

export interface Extraction {
  /** Every English text that a client can meet, with the files it stands in. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Sentences put together from parts, which no catalogue can hold: `file: code`. */
  readonly assembled: readonly string[];
}

/** Reads every text of the portal out of its source. */
export function extract(root: string): Extraction {
  const texts = new Map<string, string[]>();
  const assembled: string[] = [];
  for (const source of sources) {
    for (const file of filesOf(source, root)) {
      const name = relative(root, file);
      for (const { text, kind } of readTexts(file, readFileSync(file, 'utf8'), source)) {
        if (kind === 'assembled') assembled.push(`${name}: ${text}`);
        else if (!notTranslated.has(text)) note(texts, text, name);
      }
    }
  }
  return { texts, assembled };
}

function note(texts: Map<string, string[]>, text: string, file: string): void {
  const files = texts.get(text) ?? [];
  if (!files.includes(file)) files.push(file);
  texts.set(text, files);
}
