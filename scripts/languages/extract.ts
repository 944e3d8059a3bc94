import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readTexts } from './readTexts.ts';
import { filesOf, notTranslated, sources } from './sources.ts';

export interface Extraction {
  /** The key of every English text that a client can see, with the files that contain it. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Sentences that are assembled from parts, which cannot be translated: `file: code`. */
  readonly assembled: readonly string[];
}

/** Extracts every text of the portal from its source. */
export function extract(root: string): Extraction {
  const texts = new Map<string, string[]>();
  const assembled: string[] = [];
  for (const source of sources) {
    for (const file of filesOf(source, root)) {
      const name = relative(root, file);
      for (const { text, kind } of readTexts(file, readFileSync(file, 'utf8'), source)) {
        if (kind === 'assembled') assembled.push(`${name}: ${text}`);
        else if (!notTranslated.has(text)) addFile(texts, text, name);
      }
    }
  }
  return { texts, assembled };
}

/** The English text of a key: without its context and plural form. */
export function withoutSuffix(key: string): string {
  return key.replace(/(?:_[a-z]+)+$/, '');
}

function addFile(texts: Map<string, string[]>, text: string, file: string): void {
  const files = texts.get(text) ?? [];
  if (!files.includes(file)) files.push(file);
  texts.set(text, files);
}
