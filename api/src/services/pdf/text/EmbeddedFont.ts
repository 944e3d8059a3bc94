import { createHash } from 'node:crypto';
import * as fontkit from 'fontkit';
import type { Glyph, Typeface } from './typesetter.ts';

/** What a part of the letter before it shows: a space without a width. Some readers take no characters for an error. */
const NOTHING = '\u200b';

/** Glyphs in a range of the table for readers, which must have the same first byte. */
const RANGE = 256;

/** The font has glyphs that no table of letters names (PDF 32000-1, table 123). */
const SYMBOLIC = 4;

interface EmbeddedGlyph {
  /** Its number in the embedded font. */
  readonly index: number;
  /** In thousandths of the type size. */
  readonly width: number;
  readonly shows: string;
}

/**
 * A font of a document, with the glyphs that the document prints. A glyph has a number in the document for each text that
 * it shows: a font can have one glyph for the common part of several letters.
 */
export class EmbeddedFont {
  /** Its name in the resources of a page. */
  readonly name: string;
  readonly reference: PDFKit.PDFKitReference;
  readonly #document: PDFKit.PDFDocument;
  readonly #typeface: Typeface;
  readonly #font: fontkit.Font;
  readonly #subset: fontkit.Subset;
  readonly #codes = new Map<string, number>();
  /** By number in the document. Number 0 stands for what a font lacks, and is not printed. */
  readonly #glyphs: EmbeddedGlyph[] = [{ index: 0, width: 0, shows: NOTHING }];

  constructor(document: PDFKit.PDFDocument, typeface: Typeface, name: string) {
    const font = fontkit.create(Buffer.from(typeface.content));
    if (!('createSubset' in font)) throw new Error(`${typeface.name} is a collection of fonts`);
    this.name = name;
    this.#document = document;
    this.#typeface = typeface;
    this.#font = font;
    this.#subset = font.createSubset();
    this.reference = document.ref({});
  }

  /** The number in the document of a glyph that shows these characters. */
  codeOf({ id, characters }: Glyph): number {
    const key = `${id} ${characters}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const width = this.#typeface.font.glyphHAdvance(id) * this.#typeface.scale;
    // The types say boolean. It is the number of the glyph in the subset.
    const index = Number(this.#subset.includeGlyph(this.#font.getGlyph(id)));
    const code =
      this.#glyphs.push({ index, width: Math.round(width * 1000) / 1000, shows: characters || NOTHING }) - 1;
    this.#codes.set(key, code);
    return code;
  }

  /** In thousandths of the type size. */
  widthOf(code: number): number {
    return this.#glyphs[code]!.width;
  }

  /** What readers of the text find in a glyph. */
  charactersOf(code: number): string {
    return this.#glyphs[code]!.shows;
  }

  /** Writes the font to the document, which can print no more glyphs then. */
  end(): void {
    const { postscriptName } = this.#font;
    const name = `${subsetTag(this.#glyphs)}+${postscriptName.replaceAll(' ', '_')}`;
    const descendant = this.#write({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: Buffer.from('Adobe'), Ordering: Buffer.from('Identity'), Supplement: 0 },
      FontDescriptor: this.#descriptor(name),
      W: [0, this.#glyphs.map(({ width }) => width)],
      CIDToGIDMap: this.#write({}, this.#glyphIndexes()),
    });
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.#write({}, this.#texts()),
    });
    this.reference.end(undefined);
  }

  #descriptor(name: string): PDFKit.PDFKitReference {
    const { ascent, descent, bbox, capHeight, xHeight, italicAngle } = this.#font;
    const { scale } = this.#typeface;
    return this.#write({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((length) => length * scale),
      ItalicAngle: italicAngle,
      Ascent: ascent * scale,
      Descent: descent * scale,
      CapHeight: (capHeight || ascent) * scale,
      XHeight: (xHeight || 0) * scale,
      StemV: 0,
      FontFile2: this.#write({}, Buffer.from(this.#subset.encode())),
    });
  }

  /** Numbers in the embedded font, by number in the document, two bytes each. */
  #glyphIndexes(): Buffer {
    const bytes = Buffer.alloc(2 * this.#glyphs.length);
    for (const [code, { index }] of this.#glyphs.entries()) bytes.writeUInt16BE(index, 2 * code);
    return bytes;
  }

  /** The table of what glyphs show (PDF 32000-1, 9.10.3). */
  #texts(): Buffer {
    const texts = this.#glyphs.map(
      ({ shows }) => `<${Buffer.from(shows, 'utf16le').swap16().toString('hex')}>`,
    );
    const ranges: string[] = [];
    for (let start = 0; start < texts.length; start += RANGE) {
      const part = texts.slice(start, start + RANGE);
      ranges.push(`<${hexCode(start)}> <${hexCode(start + part.length - 1)}> [${part.join(' ')}]`);
    }
    return Buffer.from(
      [
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
        '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
        '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
        '1 begincodespacerange <0000> <ffff> endcodespacerange',
        ...ranges.map((range) => `1 beginbfrange ${range} endbfrange`),
        'endcmap CMapName currentdict /CMap defineresource pop end end',
      ].join('\n'),
    );
  }

  #write(data: object, content?: Buffer): PDFKit.PDFKitReference {
    const reference = this.#document.ref(data);
    reference.end(content);
    return reference;
  }
}

/** Six letters that differ for other glyphs, so that programs that join documents do not mix up their fonts. */
function subsetTag(glyphs: readonly EmbeddedGlyph[]): string {
  const hash = createHash('sha256').update(JSON.stringify(glyphs)).digest();
  return String.fromCharCode(...hash.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}

/** The number of a glyph as a string of the document shows it. */
export function hexCode(code: number): string {
  return code.toString(16).padStart(4, '0');
}
