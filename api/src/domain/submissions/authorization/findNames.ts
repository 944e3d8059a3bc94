import type { DocumentText } from './documentText.ts';

/** Titles and generations that an authorization may add or leave out. */
const NAME_EXTRAS = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'jr', 'sr', 'ii', 'iii', 'iv']);

/** Words of firm names that an authorization may abbreviate or leave out. */
const FIRM_EXTRAS = new Set(
  'a an and apc apca at co company corp corporation firm group inc incorporated law legal llc llp lp ltd of office offices pc plc the'.split(
    ' ',
  ),
);

/** Where a document names who receives the information. */
const RECIPIENT_LABEL =
  /^\W*to(?= ?:)|\brecipients?\b|\b(?:releas|disclos)ed? (?:\w+ ){0,6}?to\b|\b(?:sent|send|provided?|furnish(?:ed)?) (?:\w+ ){0,6}?to\b|\b(?:authorized|permitted) to receive\b|\bto whom (?:\w+ ){1,6}(?:sent|released|disclosed|given)\b|\bwho (?:may|can|will) receive\b/i;

/** Words of a label, which name nobody. */
const LABEL_WORDS =
  /\b(?:names?|address|phone|fax|email|attention|attn|of|the|to|or|and|person|persons|people|organization|organizations|entity|company|firm|individual|recipients?|following|information|records?|city|state|zip|code|relationship|purpose|whom|health|my|by|date|be|may|is|are)\b/gi;

/** The words of a name without accents, apostrophes and case: `José O’Neil-Ruiz` is jose, oneil, ruiz. */
export function nameWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’‘`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether the document has the first and the last name of the patient, in any order, within two lines. Names in the
 * middle, initials and titles may be missing.
 */
export function hasPatientName({ lines, fields }: DocumentText, patientName: string): boolean {
  const all = nameWords(patientName).filter((word) => !NAME_EXTRAS.has(word));
  const long = all.filter((word) => word.length > 1);
  const words = long.length > 0 ? long : all;
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return false;
  const inFields = fields.filter(({ name }) => /name|patient/i.test(name)).map(({ value }) => value);
  return isWithin([...lines], [first, last]) || isWithin([inFields.join(' ')], [first, last]);
}

/**
 * Whether the document names who receives the information: one of `recipients`, or any text after the label. A blank is
 * no text.
 */
export function hasRecipient({ lines, fields }: DocumentText, recipients: readonly string[]): boolean {
  const isNamed = recipients.some((recipient) => {
    const all = nameWords(recipient);
    const significant = all.filter((word) => !FIRM_EXTRAS.has(word));
    const words = significant.length > 0 ? significant : all;
    return words.length > 0 && isWithin([...lines], words);
  });
  if (isNamed) return true;
  if (
    fields.some(
      ({ name, value }) => /recipient|receiv|release.?to|disclose.?to/i.test(name) && hasName(value),
    )
  )
    return true;
  return lines.some((line, index) => {
    const label = RECIPIENT_LABEL.exec(line);
    if (!label) return false;
    const rest = line.slice(label.index + label[0].length);
    // A sentence continues without a name. A name follows a colon, or a blank.
    const colon = rest.indexOf(':');
    if (colon === -1) return false;
    if (hasName(rest.slice(colon + 1))) return true;
    const next = lines[index + 1] ?? '';
    return !next.includes(':') && hasName(next) && !/^\W*(?:purpose|this|i |the |date|expir)/i.test(next);
  });
}

/** Whether a text has a name: letters that are not words of a label, before the next label. */
function hasName(text: string): boolean {
  const beforeNextLabel = text.split(/\b[\w ]{2,20}:/)[0] ?? '';
  return /\p{L}{2}/u.test(beforeNextLabel.replace(LABEL_WORDS, ' '));
}

/** Whether all words are in one line, or in two that follow each other. */
function isWithin(lines: readonly string[], words: readonly string[]): boolean {
  const sets = lines.map((line) => new Set(nameWords(line)));
  return sets.some((set, index) => {
    const next = sets[index + 1];
    return words.every((word) => set.has(word) || next?.has(word));
  });
}
