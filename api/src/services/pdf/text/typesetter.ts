import type * as HarfBuzz from 'harfbuzzjs';
import { type BaseDirection, type Directions, directionsOf, partsFromLeft } from './readingOrder.ts';
import { printableText, UNPRINTED } from './printableText.ts';
import { isJapanese, ScriptFonts } from './scriptFonts.ts';
import type { Typefaces } from './typefaces.ts';
import { lettersOf, wrapLines } from './wrapLines.ts';

export type Weight = keyof Typefaces;

/** Stands in the document for what cannot be printed. */
const BOX = '\u25a1';

/** Letters, and words, whose typefaces and widths are kept. */
const MAX_KEPT = 20_000;

/** The length of words whose widths and glyphs are kept. */
const MAX_WORD = 24;

/** A font file of the document. */
export interface Typeface {
  /** Its name in the document. */
  readonly name: string;
  readonly content: Uint8Array;
  readonly font: HarfBuzz.Font;
  /** Thousandths of the type size in a unit of the font. */
  readonly scale: number;
  /** Glyphs of words, by direction and text: prose repeats them. */
  readonly words: Map<string, readonly Glyph[]>;
}

/** A glyph of a typeface and where it stands. Lengths are thousandths of the type size. */
export interface Glyph {
  readonly id: number;
  /** To the next glyph. */
  readonly advance: number;
  readonly right: number;
  readonly up: number;
  /** What it shows. Empty for a part of the letter before it. */
  readonly characters: string;
}

/** Glyphs of one typeface, from left to right. */
export interface GlyphRun {
  readonly typeface: Typeface;
  readonly glyphs: readonly Glyph[];
}

/** A line of a paragraph. */
export interface TextLine {
  readonly text: string;
  readonly fonts: Fonts;
  /** Its place in the paragraph, whose letters decide in which order it is read. */
  readonly start: number;
  readonly paragraph: string;
  readonly directions: Directions;
}

interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
  readonly base: BaseDirection;
}

/** A letter with its marks. */
interface Letter {
  readonly text: string;
  readonly typeface: Typeface;
  /** The script by which it is placed, if the typeface has more than one. Null: that of the letters beside it. */
  readonly script: string | null;
  /** Its width, in thousandths of the type size. Null: it depends on the letters beside it. */
  readonly width: number | null;
}

/** Scripts of the main typefaces whose letters are placed by rules of their own. */
const SCRIPTS = {
  arabic: /^\p{Script=Arabic}/u,
  hebrew: /^\p{Script=Hebrew}/u,
  lao: /^\p{Script=Lao}/u,
  nko: /^\p{Script=Nko}/u,
};

/** Letters, marks and digits. */
const ARABIC = /\p{Script_Extensions=Arabic}/gu;

/** The fonts of a paragraph. */
interface Fonts {
  readonly weight: Weight;
  readonly isJapanese: boolean;
  /**
   * Its Arabic letters have the font of their script, because the main typeface lacks some of them, such as those of Urdu.
   * Letters of two fonts do not join.
   */
  readonly hasArabicFont: boolean;
  /** Its letters so far. */
  readonly letters: Map<string, Letter>;
  /** Widths of words, in thousandths of the type size. */
  readonly widths: Map<string, number>;
}

/** Characters that have the same width everywhere. */
const STEADY =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]$/u;

/** Characters of all scripts, such as digits and spaces. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]/u;

/** Characters that can be one letter together, without being marks. */
const COMBINED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;

/** Without marks and the above, each character is a letter. */
const NOT_ALONE =
  /[\p{M}\u200c\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;

/**
 * Breaks the texts of a document into lines, and places their letters: in the order of their script, with the fonts that
 * have them. `BOX` stands for what no font has.
 */
export class Typesetter {
  readonly #harfBuzz: typeof HarfBuzz;
  readonly #buffer: HarfBuzz.Buffer;
  readonly #main: Record<Weight, Typeface>;
  readonly #scriptFonts = new ScriptFonts();
  readonly #scriptTypefaces = new Map<string, Typeface>();
  readonly #fonts = new Map<string, Fonts>();
  #hasUnprinted = false;

  private constructor(harfBuzz: typeof HarfBuzz, typefaces: Typefaces) {
    this.#harfBuzz = harfBuzz;
    this.#buffer = new harfBuzz.Buffer();
    this.#main = {
      regular: this.#open('regular', typefaces.regular),
      bold: this.#open('bold', typefaces.bold),
    };
    // HarfBuzz opens any bytes as a typeface without letters.
    for (const typeface of Object.values(this.#main))
      if (!hasGlyph(typeface, BOX)) throw new Error(`The typeface ${typeface.name} cannot be read`);
  }

  /** The program that places letters is loaded on first use. */
  static async open(typefaces: Typefaces): Promise<Typesetter> {
    return new Typesetter(await import('harfbuzzjs'), typefaces);
  }

  /** Whether a text so far has something that cannot be printed. */
  get hasUnprinted(): boolean {
    return this.#hasUnprinted;
  }

  /** The lines of a text, for a width in points. */
  lines(text: string, width: number, { weight, size, base }: TextStyle): TextLine[] {
    const facts = this.#paragraphOf(text, weight, base);
    const { paragraph, fonts } = facts;
    const measure = (part: string) => (this.#widthOf(part, fonts) * size) / 1000;
    let end = 0;
    return wrapLines(paragraph, width, measure).map((line) => {
      const start = paragraph.indexOf(line, end);
      end = start + line.length;
      return { text: shown(line), start, ...facts };
    });
  }

  /** A text as one line. */
  line(text: string, weight: Weight): TextLine {
    const facts = this.#paragraphOf(text, weight, 'auto');
    // Finds what cannot be printed, as wrapping does.
    this.#widthOf(facts.paragraph, facts.fonts);
    return { text: shown(facts.paragraph), start: 0, ...facts };
  }

  /** The glyphs of a line from left to right. */
  glyphsOf({ text, start, paragraph, directions, fonts }: TextLine): GlyphRun[] {
    return partsFromLeft(paragraph, directions, start, start + text.length).flatMap((part) => {
      const runs = this.#runsOf(part.text, fonts).map(({ typeface, text: run }) => ({
        typeface,
        glyphs: this.#glyphsOfWords(run, typeface, part.isRightToLeft),
      }));
      return part.isRightToLeft ? runs.reverse() : runs;
    });
  }

  /** The letters of a text that cannot be printed, each once. */
  unprintable(text: string): string[] {
    const { paragraph, fonts } = this.#paragraphOf(text, 'regular', 'auto');
    const missing = lettersOf(paragraph).filter(
      (letter) => letter.includes(UNPRINTED) || this.#typefaceOf(letter, fonts) === null,
    );
    return [...new Set(missing.map(shown))];
  }

  #paragraphOf(
    text: string,
    weight: Weight,
    base: BaseDirection,
  ): Pick<TextLine, 'paragraph' | 'directions' | 'fonts'> {
    const paragraph = printableText(text).replace(/ {2,}/g, ' ').replace(/^ | $/g, '');
    const directions = directionsOf(paragraph, base);
    return { paragraph, directions, fonts: this.#fontsOf(paragraph, weight) };
  }

  #widthOf(text: string, fonts: Fonts): number {
    const known = fonts.widths.get(text);
    if (known !== undefined) return known;
    const width = this.#newWidthOf(text, fonts);
    if (text.length <= MAX_WORD) keep(fonts.widths, text, width);
    return width;
  }

  /** The sum of the widths of its letters, or the width as it is drawn if they depend on each other. */
  #newWidthOf(text: string, fonts: Fonts): number {
    let width = 0;
    for (const letter of quickLettersOf(text)) {
      const { width: letterWidth } = this.#letterOf(letter, fonts);
      if (letterWidth === null) return this.#drawnWidthOf(text, fonts);
      width += letterWidth;
    }
    return width;
  }

  #drawnWidthOf(text: string, fonts: Fonts): number {
    let width = 0;
    for (const { typeface, text: run } of this.#runsOf(text, fonts)) {
      this.#shape(run, typeface, null);
      for (const { xAdvance } of this.#buffer.getGlyphPositions()) width += xAdvance * typeface.scale;
    }
    return width;
  }

  /** Parts of a text with one typeface and script. */
  #runsOf(text: string, fonts: Fonts): { typeface: Typeface; text: string }[] {
    const runs: { typeface: Typeface; script: string | null; text: string }[] = [];
    for (const character of quickLettersOf(text)) {
      const { text: letter, typeface, script } = this.#letterOf(character, fonts);
      const last = runs.at(-1);
      const isSame =
        last?.typeface === typeface && (last.script === script || last.script === null || script === null);
      if (last && isSame) {
        last.text += letter;
        last.script ??= script;
      } else {
        runs.push({ typeface, script, text: letter });
      }
    }
    return runs;
  }

  #letterOf(text: string, fonts: Fonts): Letter {
    const found = fonts.letters.get(text);
    if (found) return found;
    const letter = this.#newLetter(text, fonts);
    keep(fonts.letters, text, letter);
    return letter;
  }

  #newLetter(text: string, fonts: Fonts): Letter {
    const typeface = this.#typefaceOf(text, fonts);
    if (typeface === null) {
      this.#hasUnprinted = true;
      return this.#letterOf(BOX, fonts);
    }
    const glyph = STEADY.test(text) ? typeface.font.nominalGlyph(text.codePointAt(0)!) : undefined;
    const width = glyph === undefined ? null : typeface.font.glyphHAdvance(glyph) * typeface.scale;
    return { text, typeface, script: scriptOf(text), width };
  }

  /** The first typeface that has all characters of a letter. */
  #typefaceOf(letter: string, { weight, isJapanese: japanese, hasArabicFont }: Fonts): Typeface | null {
    const characters = Array.from(letter).filter((character) => !/[\u200c\u200d]/.test(character));
    const hasAll = (typeface: Typeface) => characters.every((character) => hasGlyph(typeface, character));
    const main = this.#main[weight];
    if (!(hasArabicFont && letter.search(ARABIC) >= 0) && hasAll(main)) return main;
    for (const character of characters) {
      const file = this.#scriptFonts.fileOf(character, japanese);
      const typeface = file === undefined ? null : this.#scriptTypeface(file);
      if (typeface !== null && hasAll(typeface)) return typeface;
    }
    return null;
  }

  #fontsOf(paragraph: string, weight: Weight): Fonts {
    const japanese = isJapanese(paragraph);
    const arabic = paragraph.match(ARABIC) ?? [];
    const hasArabicFont = !arabic.every((character) => hasGlyph(this.#main[weight], character));
    const key = `${weight} ${japanese} ${hasArabicFont}`;
    const fonts = this.#fonts.get(key) ?? {
      weight,
      isJapanese: japanese,
      hasArabicFont,
      letters: new Map(),
      widths: new Map(),
    };
    this.#fonts.set(key, fonts);
    return fonts;
  }

  #scriptTypeface(file: string): Typeface {
    const known = this.#scriptTypefaces.get(file);
    if (known) return known;
    const typeface = this.#open(file, this.#scriptFonts.read(file));
    this.#scriptTypefaces.set(file, typeface);
    return typeface;
  }

  #open(name: string, content: Uint8Array): Typeface {
    const { Blob: FontBlob, Face, Font: OpenedFont } = this.#harfBuzz;
    const face = new Face(new FontBlob(content));
    return { name, content, font: new OpenedFont(face), scale: 1000 / face.upem, words: new Map() };
  }

  /** Replaces the characters in the buffer by glyphs. `isRightToLeft` null: as the script is read. */
  #shape(text: string, { font }: Typeface, isRightToLeft: boolean | null): void {
    const { ClusterLevel, Direction, shape } = this.#harfBuzz;
    const buffer = this.#buffer;
    buffer.clearContents();
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    if (isRightToLeft !== null) buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(font, buffer);
  }

  /** Letters are placed by the letters beside them, but not by those of other words. */
  #glyphsOfWords(text: string, typeface: Typeface, isRightToLeft: boolean): readonly Glyph[] {
    const words = text.match(/ *[^ ]* */g) ?? [];
    if (isRightToLeft) words.reverse();
    return words.flatMap((word) => this.#wordGlyphs(word, typeface, isRightToLeft));
  }

  #wordGlyphs(word: string, typeface: Typeface, isRightToLeft: boolean): readonly Glyph[] {
    const key = isRightToLeft ? `\u202e${word}` : word;
    const known = typeface.words.get(key);
    if (known) return known;
    const glyphs = this.#shapedGlyphs(word, typeface, isRightToLeft);
    if (word.length <= MAX_WORD) keep(typeface.words, key, glyphs);
    return glyphs;
  }

  #shapedGlyphs(text: string, typeface: Typeface, isRightToLeft: boolean): Glyph[] {
    this.#shape(text, typeface, isRightToLeft);
    const positions = this.#buffer.getGlyphPositions();
    const infos = this.#buffer.getGlyphInfos();
    const { scale } = typeface;
    // Glyphs of a cluster show the same characters. The next cluster begins after them in the text.
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
    const ends = new Map(starts.map((start, index) => [start, starts[index + 1]]));
    return infos.map(({ codepoint: id, cluster }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const isFirst = infos[index - 1]?.cluster !== cluster;
      return {
        id,
        advance: xAdvance * scale,
        right: xOffset * scale,
        up: yOffset * scale,
        characters: isFirst ? charactersOf(text.slice(cluster, ends.get(cluster)), isRightToLeft) : '',
      };
    });
  }
}

/** Readers of a PDF reverse what is read from right to left, also within a glyph. */
const charactersOf = (text: string, isRightToLeft: boolean) =>
  isRightToLeft ? Array.from(text).reverse().join('') : text;

function keep<Value>(values: Map<string, Value>, key: string, value: Value): void {
  if (values.size >= MAX_KEPT) values.clear();
  values.set(key, value);
}

const shown = (text: string) => text.replaceAll(UNPRINTED, BOX);

const hasGlyph = ({ font }: Typeface, character: string) =>
  font.nominalGlyph(character.codePointAt(0)!) !== undefined;

/** The width of glyphs, in thousandths of the type size. */
export function widthOf(runs: readonly GlyphRun[]): number {
  let width = 0;
  for (const { glyphs } of runs) for (const { advance } of glyphs) width += advance;
  return width;
}

function scriptOf(letter: string): string | null {
  if (COMMON.test(letter)) return null;
  return Object.entries(SCRIPTS).find(([, first]) => first.test(letter))?.[0] ?? '';
}

/** Like `lettersOf`, which takes much longer. */
function quickLettersOf(text: string): Iterable<string> {
  if (!NOT_ALONE.test(text)) return text;
  return COMBINED.test(text) ? lettersOf(text) : text.match(/.[\p{M}\u200c\u200d]*/gsu)!;
}
