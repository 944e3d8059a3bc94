/** A word between spaces, as it is compared when something is found or suggested. */
export interface PlainWord {
  /** Without its hyphens and apostrophes: `oneilruiz` for `O’Neil-Ruiz`. */
  readonly whole: string;
  /** What its hyphens separate: `oneil` and `ruiz`. */
  readonly pieces: readonly PlainPiece[];
  /** The letter of a name before it, which may belong to it: `o` for Grady in `O Grady`. */
  readonly particle?: string;
}

interface PlainPiece {
  readonly whole: string;
  /** What its apostrophes separate: `o` and `neil`. */
  readonly parts: readonly string[];
}

/** Apostrophes and what is typed in their place. Some of them count as letters in Unicode. */
const APOSTROPHES = /['’‘‛`´ʹʻʼʽʾʿˈ′‵՚׳ꞌ＇]+/gu;
/** Dashes between words, such as —, are not among them. */
const HYPHENS = /[-‐‑‒–−⁃﹣－]+/gu;
/** Characters without a width, such as soft hyphens, and the Arabic tatweel. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u0640]+/gu;
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['-]+[\p{L}\p{M}\p{N}]+)*/gu;
const ASCII = /^[\x20-\x7E\s]*$/;

/**
 * Marks that a search can leave out: accents and vowel points. Other scripts write vowels as marks, and Japanese other
 * consonants (U+3099, U+309A), so these stay.
 */
const ACCENTS = /(?![\u3099\u309A])(?=\p{M})[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}]/gu;

/** Letters that Unicode does not separate from their mark, as people without them on the keyboard type them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
};

/** One-letter beginnings of names, which people write with an apostrophe, a space or neither: O’Grady, D’Angelo. */
const PARTICLES = new Set(['d', 'l', 'm', 'n', 'o', 't']);
const AFTER_PARTICLE = /^['.\s]+$/u;

/** Three, two and four digits: a Social Security number, which must not become one word. */
const SSN = /(?<!\d)\d{3}\D+\d{2}\D+\d{4}(?!\d)/u;

/**
 * The words of a text for search, suggestions and warnings: without case, accents, width, apostrophes, hyphens and
 * invisible characters, in any script. Empty if the text has no letters or digits. Rules that refuse or assign compare
 * exactly instead.
 */
export function plainWords(text: string): PlainWord[] {
  const plain = foldLetters(text);
  // Lines of documents are split in words by the thousand.
  if (/^[a-z0-9]+$/.test(plain)) return [wordOf(plain)];
  const words: PlainWord[] = [];
  let end = 0;
  for (const match of plain.matchAll(WORDS)) {
    const before = words.at(-1)?.whole ?? '';
    const isNamePart =
      PARTICLES.has(before) && AFTER_PARTICLE.test(plain.slice(end, match.index)) && /^\p{L}/u.test(match[0]);
    end = match.index + match[0].length;
    for (const [index, word] of wordsOfMatch(match[0]).entries()) {
      words.push(isNamePart && index === 0 ? { ...word, particle: before } : word);
    }
  }
  return words;
}

/** Everything that finds a text when it is entered as one word. */
export function plainKeys(text: string): string[] {
  return [...new Set(plainWords(text).flatMap(keysOfWord))];
}

/** Whether a search text has neither letters nor digits. It finds nothing, unlike an empty one, which finds everything. */
export function isPunctuationOnly(text: string): boolean {
  return text.trim() !== '' && plainWords(text).length === 0;
}

/**
 * Whether the texts together contain every word of a search, also within their words. An empty search finds everything,
 * punctuation alone nothing.
 */
export function isFoundIn(search: string, texts: readonly string[]): boolean {
  if (search.trim() === '') return true;
  const keys = texts.flatMap(plainKeys);
  const has = (word: string) => keys.some((key) => key.includes(word));
  const words = plainWords(search);
  const isFound = (word: PlainWord) =>
    formsOfWord(word).some(has) || partsOf(word).every((forms) => forms.some(has));
  return words.length > 0 && words.every((word, index) => isFound(word) || isJoinedAfter(index));

  /** Whether the word is the beginning of a name, and the texts have the whole name. */
  function isJoinedAfter(index: number): boolean {
    const next = words[index + 1];
    return next?.particle !== undefined && has(next.particle + next.whole);
  }
}

/** Whether two texts have the same words in any order, with and without their apostrophes, hyphens and spaces after O or D. */
export function haveSameWords(one: string, other: string): boolean {
  const keys = new Set(orderedKeys(one));
  return orderedKeys(other).some((key) => keys.has(key));
}

/** The ways to write each part of a word: the part, its piece, and the whole word. Any of them finds the part. */
export function partsOf(word: PlainWord): string[][] {
  return word.pieces.flatMap(({ whole, parts }) =>
    parts.map((part) => [...new Set([part, whole, ...formsOfWord(word)])]),
  );
}

function formsOfWord({ whole, pieces, particle }: PlainWord): string[] {
  return particle === undefined ? [whole] : [whole, particle + whole, particle + pieces[0]!.whole];
}

function keysOfWord(word: PlainWord): string[] {
  if (word.whole === word.pieces[0]!.parts[0] && word.particle === undefined) return [word.whole];
  return [...word.pieces.flatMap(({ whole, parts }) => [...parts, whole]), ...formsOfWord(word)];
}

/** Digits alone are not joined: 12-34 is not 1234. */
function wordsOfMatch(text: string): PlainWord[] {
  if (!/['-]/.test(text)) return [wordOf(text)];
  if (!/\p{L}/u.test(text) || SSN.test(text)) return text.split(/['-]+/).flatMap(wordsOfMatch);
  const pieces = text.split(/'*-['-]*/).map((piece) => {
    const parts = piece.split(/'+/);
    return { whole: parts.join(''), parts };
  });
  return [{ whole: pieces.map(({ whole }) => whole).join(''), pieces }];
}

function wordOf(whole: string): PlainWord {
  return { whole, pieces: [{ whole, parts: [whole] }] };
}

/** Lowercase, without accents and width, with ' and - for everything like them. */
function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.replaceAll('`', "'").toLowerCase();
  return (
    text
      .replace(INVISIBLE, '')
      // Before the decomposition, which makes an accent of ´.
      .replace(APOSTROPHES, "'")
      .replace(HYPHENS, '-')
      .normalize('NFKD')
      .toLowerCase()
      .replace(ACCENTS, '')
      .replace(APOSTROPHES, "'")
      .replace(/\P{ASCII}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
  );
}

function orderedKeys(text: string): string[] {
  const words = plainWords(text);
  const pieces = words.flatMap((word) => word.pieces);
  const ways = [
    pieces.flatMap(({ parts }) => parts),
    pieces.map(({ whole }) => whole),
    words.map(({ whole }) => whole),
    joined(words, ({ pieces: [first, ...others] }) => [first!.whole, ...others.map(({ whole }) => whole)]),
    joined(words, ({ whole }) => [whole]),
  ];
  return [...new Set(ways.map((way) => way.toSorted().join(' ')))];
}

/** The words with the letter before them as a part of the name. */
function joined(words: readonly PlainWord[], formsOf: (word: PlainWord) => string[]): string[] {
  return words.flatMap((word, index) => {
    if (words[index + 1]?.particle !== undefined) return [];
    const [first = '', ...others] = formsOf(word);
    return [(word.particle ?? '') + first, ...others];
  });
}
