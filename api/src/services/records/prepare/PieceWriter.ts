import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { MAX_PAGES } from '@portal/contract/packets/recipe.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './preparedFile.ts';

/** A piece ends after so many bytes; one more page can make it larger. */
const PIECE_BYTES = 16 * 1024 * 1024;
const PIECE_PAGES = 200;

/** Writes pages into PDF files that are small enough to be opened at once: `0.pdf`, `1.pdf`, … */
export class PieceWriter {
  readonly pieces: { firstPage: number; pages: number }[] = [];
  readonly #folder: string;
  #pages = 0;
  #piece: PDFDocument | null = null;
  #counted = 0;
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get pages(): number {
    return this.#pages;
  }

  /** The document for the next page. */
  async target(): Promise<PDFDocument> {
    this.#piece ??= await PDFDocument.create({ updateMetadata: false });
    return this.#piece;
  }

  /** Call it after a page was added to the target. Returns whether the next page begins a new piece. */
  async endPage(): Promise<boolean> {
    this.#pages += 1;
    if (this.#pages > MAX_PAGES) throw new Refused('too-many-pages');
    const piece = await this.target();
    this.#countBytes(piece);
    if (this.#bytes < PIECE_BYTES && piece.getPageCount() < PIECE_PAGES) return false;
    await this.end();
    return true;
  }

  /** Writes the last piece. */
  async end(): Promise<void> {
    if (!this.#piece) return;
    const pages = this.#piece.getPageCount();
    const content = await this.#piece.save({ objectsPerTick: Infinity });
    writeFileSync(join(this.#folder, `${this.pieces.length}.pdf`), content);
    this.pieces.push({ firstPage: this.#pages - pages + 1, pages });
    this.#piece = null;
    [this.#counted, this.#bytes] = [0, 0];
  }

  /** Objects are only added, so those that were counted are not counted again. */
  #countBytes({ context }: PDFDocument): void {
    for (const [reference, object] of context.enumerateIndirectObjects())
      if (reference.objectNumber > this.#counted && object instanceof PDFRawStream)
        this.#bytes += object.contents.length;
    this.#counted = context.largestObjectNumber;
  }
}
