import { plainKeys, plainWords } from '@portal/contract/fields/folding.ts';
import type { PageTexts } from '@portal/contract/packets/pageText.ts';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import { PAGE_UNITS, type PageBox } from '@portal/contract/packets/redactions.ts';

/** The lines of a page, each with its words and their boxes. */
export type PageLines = PageTexts['pages'][number]['lines'];

/** A page whose text is searched. `lines`: null if it is not known. */
export interface SearchedPage {
  readonly page: PageRef;
  /** In the packet, from 1. */
  readonly number: number;
  readonly lines: PageLines | null;
}

/** A place where words were found. */
export interface FoundPlace {
  /** The same for the same place of the same search. */
  readonly key: string;
  readonly page: PageRef;
  readonly number: number;
  /** One for each line, already larger than the words. */
  readonly boxes: readonly PageBox[];
  /** The words, and what is around them in its line. */
  readonly context: { readonly before: string; readonly words: string; readonly after: string };
}

/**
 * At least 2 points on each side of words on pages of A4 and larger: 34 of 10,000 parts of 595 points. Large letters reach
 * farther out of their box, and those of small pages are large.
 */
const MIN_MARGIN = 34;
const MARGIN_OF_HEIGHT = 0.25;
/** How much of the width and of the height of a word is below a box that redacts it. */
const MIN_COVERED = 0.25;
/** Words before and after a place. */
const CONTEXT = 5;

interface Word {
  readonly text: string;
  readonly line: number;
  readonly box: PageBox;
}

/**
 * The places of phrases on pages, without case and accents, as every search of the portal. A phrase may go over lines.
 * `isPart`: also within longer words.
 */
export function findPlaces(
  phrases: readonly string[],
  pages: readonly SearchedPage[],
  isPart: boolean,
): FoundPlace[] {
  const wanted = phrases
    .map((phrase) => plainWords(phrase).map(({ whole }) => whole))
    .filter(({ length }) => length > 0);
  return pages.flatMap(({ page, number, lines }) => {
    if (!lines) return [];
    const { words, tokens } = readLines(lines);
    const found = wanted.flatMap((phrase) => matchesOf(phrase, tokens, isPart));
    return withoutParts(found).map(([first, last]): FoundPlace => {
      const own = words.slice(first, last + 1);
      return {
        key: `${page} ${first} ${last}`,
        page,
        number,
        boxes: boxesOf(own),
        context: {
          before: textOf(words.slice(Math.max(0, first - CONTEXT), first)),
          words: textOf(own),
          after: textOf(words.slice(last + 1, last + 1 + CONTEXT)),
        },
      };
    });
  });
}

/** The words below a box. One whose edge it touches is not among them. */
export function wordsUnder(box: PageBox, lines: PageLines): string {
  const isUnder = ([, x, y, width, height]: PageLines[number][number]) => {
    const covered = {
      width: Math.min(x + width, box.x + box.width) - Math.max(x, box.x),
      height: Math.min(y + height, box.y + box.height) - Math.max(y, box.y),
    };
    return covered.width >= width * MIN_COVERED && covered.height >= height * MIN_COVERED;
  };
  return lines
    .flatMap((line) => line.filter(isUnder))
    .map(([text]) => text)
    .join(' ');
}

/** Numbers of pages as people write them: `3, 8–12`. */
export function pageRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** The same pages are searched with each letter that is typed. */
const read = new WeakMap<PageLines, { readonly words: readonly Word[]; readonly tokens: readonly Token[] }>();

function readLines(lines: PageLines) {
  const known = read.get(lines);
  if (known) return known;
  const words = wordsOf(lines);
  const page = { words, tokens: tokensOf(words) };
  read.set(lines, page);
  return page;
}

function wordsOf(lines: PageLines): Word[] {
  return lines.flatMap((line, index) =>
    line.map(([text, x, y, width, height]) => ({ text, line: index, box: { x, y, width, height } })),
  );
}

/** A part of a written word that is compared, such as each number of 123-45-6789. */
interface Token {
  readonly word: number;
  readonly keys: readonly string[];
}

function tokensOf(words: readonly Word[]): Token[] {
  return words.flatMap(({ text }, word) =>
    plainWords(text).map(({ whole, pieces }) => ({
      word,
      keys:
        pieces.length === 1 && pieces[0]!.whole === whole ? [whole, ...pieces[0]!.parts] : plainKeys(text),
    })),
  );
}

/** The first and the last word of each place of a phrase. */
function matchesOf(
  phrase: readonly string[],
  tokens: readonly Token[],
  isPart: boolean,
): (readonly [number, number])[] {
  const fits = (token: Token | undefined, wanted: string) =>
    token?.keys.some((key) => (isPart ? key.includes(wanted) : key === wanted)) ?? false;
  return tokens.flatMap((token, index) =>
    phrase.every((wanted, offset) => fits(tokens[index + offset], wanted))
      ? [[token.word, tokens[index + phrase.length - 1]!.word] as const]
      : [],
  );
}

/** Places in the order of the page, without those within others. */
function withoutParts(found: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = found.toSorted(([a, b], [c, d]) => a - c || d - b);
  let end = -1;
  return sorted.filter(([, last]) => {
    if (last <= end) return false;
    end = last;
    return true;
  });
}

/** One box for each line of some words. */
function boxesOf(words: readonly Word[]): PageBox[] {
  return [...Map.groupBy(words, ({ line }) => line).values()].map((own) => {
    const boxes = own.map(({ box }) => box);
    const height = Math.max(...boxes.map((box) => box.height));
    const margin = Math.max(MIN_MARGIN, Math.ceil(height * MARGIN_OF_HEIGHT));
    const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin);
    const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin);
    const right = Math.min(PAGE_UNITS, Math.max(...boxes.map(({ x, width }) => x + width)) + margin);
    const bottom = Math.min(PAGE_UNITS, Math.max(...boxes.map((box) => box.y + box.height)) + margin);
    return { x: left, y: top, width: right - left, height: bottom - top };
  });
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
