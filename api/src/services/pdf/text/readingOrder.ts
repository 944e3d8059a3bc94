import bidiFactory, { type Bidi, type EmbeddingLevels } from 'bidi-js';

/** The direction of each character of a paragraph. Null: all of it is read from left to right. */
export type Directions = EmbeddingLevels | null;

/** A part of a line that is read in one direction. */
export interface DirectedPart {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Blocks of scripts that are read from right to left. No typeface has those beyond the basic plane. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The types of the package are those of its ES module, which Node.js does not load. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/**
 * The direction of a paragraph. `auto`: its first letter decides. `ltr`: that of the document's language, for texts of the
 * portal that begin with a name.
 */
export type BaseDirection = 'auto' | 'ltr';

/** The directions in a paragraph by the Unicode Bidirectional Algorithm. */
export function directionsOf(paragraph: string, base: BaseDirection): Directions {
  return RIGHT_TO_LEFT.test(paragraph) ? bidi.getEmbeddingLevels(paragraph, base) : null;
}

/** Whether lines of the paragraph begin at the right. */
export function beginsAtRight(directions: Directions): boolean {
  return directions?.paragraphs[0]?.level === 1;
}

/** The parts of a line of a paragraph as they stand from left to right. `end`: not included. */
export function partsFromLeft(
  paragraph: string,
  directions: Directions,
  start: number,
  end: number,
): DirectedPart[] {
  if (directions === null) return [{ text: paragraph.slice(start, end), isRightToLeft: false }];
  const parts: { from: number; to: number; level: number }[] = [];
  for (const index of indicesFromLeft(paragraph, directions, start, end)) {
    const level = directions.levels[index]!;
    const last = parts.at(-1);
    const isRightToLeft = level % 2 === 1;
    if (last?.level === level && !isRightToLeft && index === last.to + 1) last.to = index;
    else if (last?.level === level && isRightToLeft && index === last.from - 1) last.from = index;
    else parts.push({ from: index, to: index, level });
  }
  return parts.map(({ from, to, level }) => ({
    text: paragraph.slice(from, to + 1),
    isRightToLeft: level % 2 === 1,
  }));
}

function indicesFromLeft(
  paragraph: string,
  directions: EmbeddingLevels,
  start: number,
  end: number,
): number[] {
  const indices = Array.from({ length: end - start }, (_, index) => start + index);
  for (const [first, last] of bidi.getReorderSegments(paragraph, directions, start, end - 1)) {
    const reversed = indices.slice(first! - start, last! - start + 1).reverse();
    indices.splice(first! - start, reversed.length, ...reversed);
  }
  return indices;
}
