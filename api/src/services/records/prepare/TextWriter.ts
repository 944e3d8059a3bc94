import type { PageTexts } from '@portal/contract/packets/pageText.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Page = PageTexts['pages'][number];

/** Characters of the texts of a source, as they are stored. Pages after it have no text. */
const MAX_STORED = 64 * 1024 * 1024;

/** Writes the text of each piece of a source: `0.json`, `1.json`, … */
export class TextWriter {
  readonly #folder: string;
  #pieces = 0;
  #stored = 0;
  #pages: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds the lines of the next page; null if it has no readable text. Returns what is stored of them. */
  add(lines: Page['lines'] | null): Page['lines'] {
    const page = JSON.stringify({ lines: lines ?? [] } satisfies Page);
    const isKept = this.#stored + page.length <= MAX_STORED;
    this.#stored += isKept ? page.length : 0;
    this.#pages.push(isKept ? page : JSON.stringify({ lines: [] } satisfies Page));
    return isKept ? (lines ?? []) : [];
  }

  endPiece(): void {
    writeFileSync(join(this.#folder, `${this.#pieces}.json`), `{"pages":[${this.#pages.join(',')}]}`);
    this.#pieces += 1;
    this.#pages = [];
  }
}
