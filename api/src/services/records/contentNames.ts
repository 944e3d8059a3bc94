/** The categories of a resource dictionary from which a content stream takes things by name. */
export const categories = [
  'XObject',
  'Font',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
] as const;

export type Category = (typeof categories)[number];

/** The names that a content stream uses, as they are after the slash and with `#20` as a space. */
export type ContentNames = Readonly<Record<Category, ReadonlySet<string>>>;

/** The stream has something that is not a content stream. */
export class UnreadableContent extends Error {}

type Operand = { readonly name: string } | null;

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));
const [OPEN, CLOSE, LESS, MORE, SLASH, PERCENT, BACKSLASH, HASH] = [...'()<>/%\\#'].map((character) =>
  character.charCodeAt(0),
) as [number, number, number, number, number, number, number, number];

/** More operands than any operator has; the rest is dropped. */
const MAX_OPERANDS = 64;

/**
 * Finds the names that a decoded content stream uses (ISO 32000-2, 7.8). Throws UnreadableContent.
 *
 * @param onOperator Is called with each operator, and with where it is in the stream.
 */
export function contentNames(
  content: Uint8Array,
  onOperator?: (operator: string, at: number) => void,
): ContentNames {
  const names = Object.fromEntries(categories.map((each) => [each, new Set<string>()])) as Record<
    Category,
    Set<string>
  >;
  const operands: Operand[] = [];
  let at = 0;

  const add = (category: Category, operand: Operand | undefined) =>
    operand && names[category].add(operand.name);
  const push = (operand: Operand) => {
    operands.push(operand);
    if (operands.length > MAX_OPERANDS) operands.shift();
  };

  while (at < content.length) {
    const byte = content[at]!;
    if (WHITE.has(byte)) at += 1;
    else if (byte === PERCENT) skipComment();
    else if (byte === SLASH) push({ name: readName() });
    else if (byte === OPEN) {
      skipString();
      push(null);
    } else if (byte === LESS || byte === MORE) {
      if (byte === LESS && content[at + 1] !== LESS) {
        skipHex();
        push(null);
      } else at += content[at + 1] === byte ? 2 : 1;
    } else if (DELIMITERS.has(byte)) at += 1;
    else readWord();
  }
  return names;

  function readWord(): void {
    const start = at;
    while (at < content.length && !WHITE.has(content[at]!) && !DELIMITERS.has(content[at]!)) at += 1;
    const word = latin(content.subarray(start, at));
    if (/^[-+.\d]/.test(word)) return push(null);
    onOperator?.(word, start);
    operate(word);
    operands.length = 0;
  }

  function operate(operator: string): void {
    switch (operator) {
      case 'Do':
        return void add('XObject', operands.at(-1));
      case 'Tf':
        return void add(
          'Font',
          operands.findLast((operand) => operand !== null),
        );
      case 'gs':
        return void add('ExtGState', operands.at(-1));
      case 'cs':
      case 'CS':
        return void add('ColorSpace', operands.at(-1));
      case 'scn':
      case 'SCN':
        return void add('Pattern', operands.at(-1));
      case 'sh':
        return void add('Shading', operands.at(-1));
      case 'BDC':
      case 'DP':
        return void add('Properties', operands.at(-1));
      case 'BI':
        return readInlineImage();
    }
  }

  /** The color space of an inline image can be a name; its data are skipped. */
  function readInlineImage(): void {
    const header = latin(content.subarray(at, at + 4_096));
    const end = /\sID(?=\s)/.exec(header);
    if (!end) throw new UnreadableContent('inline image');
    const space = /\/(?:CS|ColorSpace)\s*\/([^\s/<>[\]()]+)/.exec(header.slice(0, end.index));
    if (space) names.ColorSpace.add(unescaped(space[1]!));
    at += end.index + end[0].length + 1;
    for (; at < content.length; at++) {
      const isEnd =
        content[at] === 69 &&
        content[at + 1] === 73 &&
        WHITE.has(content[at - 1]!) &&
        (at + 2 >= content.length || WHITE.has(content[at + 2]!)) &&
        isText(content.subarray(at + 2, at + 12));
      if (isEnd) {
        at += 2;
        return;
      }
    }
    throw new UnreadableContent('inline image without an end');
  }

  function readName(): string {
    const start = at + 1;
    at = start;
    while (at < content.length && !WHITE.has(content[at]!) && !DELIMITERS.has(content[at]!)) at += 1;
    return unescaped(latin(content.subarray(start, at)));
  }

  function skipString(): void {
    let depth = 0;
    for (; at < content.length; at++) {
      const byte = content[at]!;
      if (byte === BACKSLASH) at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE && --depth === 0) {
        at += 1;
        return;
      }
    }
    throw new UnreadableContent('string without an end');
  }

  function skipHex(): void {
    const end = content.indexOf(MORE, at);
    if (end < 0) throw new UnreadableContent('string without an end');
    at = end + 1;
  }

  function skipComment(): void {
    while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  }
}

/** Whether bytes after the end of an inline image are a content stream again. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => WHITE.has(byte) || (byte >= 32 && byte < 127));
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** A name without its escapes: `A#20B` is `A B`. */
function unescaped(name: string): string {
  if (!name.includes(String.fromCharCode(HASH))) return name;
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
