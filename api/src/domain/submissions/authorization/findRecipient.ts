import {
  type DocumentText,
  isFieldFor,
  rowsNear,
  rowText,
  type TextCell,
  type TextRow,
} from './documentText.ts';
import { isWithin, nameWords } from './findNames.ts';
import {
  isEnteredName,
  isLabel,
  isLabelWord,
  isNameOrAddress,
  isOption,
  smallWordsOf,
  trimmedValue,
} from './formWords.ts';

/** Words of firm names that an authorization may abbreviate or leave out. */
const FIRM_EXTRAS = new Set(
  'a an and apc apca at co company corp corporation firm group inc incorporated law legal llc llp lp ltd of office offices pc plc the'.split(
    ' ',
  ),
);

/** Where a document names who receives the information. The label goes on to the colon, the blank or the end of the cell. */
const LABEL =
  /^\W{0,3}to(?= ?:)|\brecipients?(?:['’]s)?\b|\b(?:(?:releas|disclos)ed?|sent|send|provided?|furnish(?:ed)?|give|going) (?:[\w'’/-]+ ){0,6}?to\b|\b(?:authorized|permitted) to receive\b|\bto whom (?:\w+ ){1,6}(?:sent|released|disclosed|given)\b|\bwho (?:may|can|will) receive\b/gi;
/** Other things that are released, sent or received, and where the form itself is sent. */
const OTHER_LABEL =
  /\b(?:forms?|authorization|completed|signed|revocation|written|writing|payments?|questions?|complaints?|types?|items?|purpose|reason|dates?|format|method|fax|phone|telephone|address|e-?mail|relat\w+|pertain\w+|limited|redisclos\w+|notice|opt|pursuant|prior|subject|according|due|order|agree\w*|right|need)\b/i;
const FORM_OR_NOT =
  /\btypes?\b|\bnot (?:be )?$|\b(?:completed|signed|this) (?:\w+ )?(?:forms?|authorization|request)\b|\brevocation\b|\bnotice\b/i;
const RECIPIENT_FIELD = /recipient|receiv|release.?to|disclose.?to|send.?to/i;
const OTHER_FIELD = /fax|phone|address|city|state|zip|e-?mail|date|format|method|how\b|relation|copy/i;
/** The label of a name in the row below: `Name/Organization`, `Name of person(s):`. */
const NAME_LABEL =
  /^[^\p{L}]*(?:names?|(?:person|organization|facility|recipient|company|entity|agency)s?)\b(?: of|[\s/,()&]|\b(?:names?|persons?|individuals?|organizations?|facility|provider|physician|recipients?|company|entity|agency|firm|names?|or|and|s|please|print)\b)*[:_]*/iu;
const BRACKETS = /\([^)]*\)?/g;
/** A form has a few. */
const MAX_LABELS = 200;
/** A value below its label is at most this many points lower. */
const MAX_BELOW = 32;

/**
 * Whether the document names who receives the information: one of `recipients`, or a name beside or below the label. A
 * caption in brackets, a sentence and the next label are not names.
 */
export function hasRecipient(text: DocumentText, recipients: readonly string[]): boolean {
  const { rows, fields } = text;
  const lines = rows.map(rowText);
  const isNamed = recipients.some((recipient) => {
    const all = nameWords(recipient);
    const significant = all.filter((word) => !FIRM_EXTRAS.has(word));
    const words = significant.length > 0 ? significant : all;
    return words.length > 0 && isWithin(lines, words);
  });
  if (isNamed) return true;
  if (
    fields.some(
      (field) => isFieldFor(field, RECIPIENT_FIELD, OTHER_FIELD) && isEnteredName({ text: field.value }),
    )
  )
    return true;
  const smallWords = smallWordsOf(text);
  const labels = rows.flatMap(({ cells }, index) =>
    cells.flatMap((cell, position) =>
      cell.isEntered ? [] : valueStarts(cell.text).map((end) => ({ index, cells, cell, position, end })),
    ),
  );
  return labels
    .slice(0, MAX_LABELS)
    .some(
      ({ index, cells, cell, position, end }) =>
        isName(cell.text.slice(end), false, smallWords) ||
        isNameBeside(cells.slice(position + 1), cell.text.includes('__', end), smallWords) ||
        isNameBelow(rows, index, { cell, next: cells[position + 1] }, smallWords),
    );
}

/** Where the values of the labels in a cell start. A sentence that goes on is not a label. */
function valueStarts(text: string): number[] {
  return [...text.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const rest = text.slice(index + label.length);
    const goesOn = /^[^:_]*/.exec(rest)?.[0] ?? '';
    const before = text.slice(Math.max(0, index - 60), index);
    const words = goesOn.replace(BRACKETS, ' ').match(/\p{L}+/gu) ?? [];
    const isLabelToEnd = words.every(isLabelWord);
    if (!isLabelToEnd || OTHER_LABEL.test(`${label} ${goesOn}`) || FORM_OR_NOT.test(before)) return [];
    return [index + label.length + goesOn.length];
  });
}

/** A label with a blank has its value over the blank. What is printed after the blank is the next label. */
function isNameBeside(
  cells: readonly TextCell[],
  hasBlank: boolean,
  smallWords: ReadonlySet<string>,
): boolean {
  for (const { text, isEntered } of cells) {
    if ((isEntered || !hasBlank) && isName(text, isEntered, smallWords)) return true;
    if (/\p{L}{2}/u.test(text)) return false;
  }
  return false;
}

/** The value in the column of a label, below it; also after a label of its own: `Name of organization: …`. */
function isNameBelow(
  rows: readonly TextRow[],
  index: number,
  { cell, next }: { readonly cell: TextCell; readonly next: TextCell | undefined },
  smallWords: ReadonlySet<string>,
): boolean {
  for (const below of rowsNear(rows, index, { step: 1, max: MAX_BELOW })) {
    const column = below.filter(({ x, right }) => right > cell.x && x < (next?.x ?? Infinity));
    if (column.some(({ text, isEntered }) => isName(text, isEntered, smallWords))) return true;
    const [first, ...others] = column;
    const label = first && !first.isEntered ? NAME_LABEL.exec(first.text) : null;
    if (first && label) {
      const value = first.text.slice(label[0].length);
      return (
        isName(value, false, smallWords) ||
        (trimmedValue(value) === '' && isNameBeside(others, value.includes('__'), smallWords))
      );
    }
    // The label of something else.
    if (column.some(({ text }) => text.includes(':') || (text.includes('__') && /\p{L}/u.test(text))))
      return false;
  }
  return false;
}

/** Whether a text has the name of someone, in front of the next label. */
function isName(text: string, isEntered: boolean, smallWords: ReadonlySet<string>): boolean {
  if (isEntered) return isEnteredName({ text });
  if (isOption(text)) return false;
  const plain = text.replace(BRACKETS, ' ').replace(/^[\s_:]+/, '');
  // Without digits, the text up to a colon or a blank is a label. With them, it is an address.
  const end = plain.search(/:|__/);
  if (end > 0 && !/\d/.test(plain.slice(0, end))) return false;
  const value = trimmedValue(plain);
  return !isLabel(value) && isNameOrAddress(value, smallWords);
}
