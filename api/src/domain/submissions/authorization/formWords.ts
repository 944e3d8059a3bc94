import { datesIn } from './usDates.ts';
import { type DocumentText, rowText, type TextCell } from './documentText.ts';

/** The words of labels on release forms. None of them alone is a name. */
const LABEL_WORDS = new Set(
  (
    'a above account address administrator agency agent am an and apellido apt ask at attach attention ' +
    'attn attorney attorney-in-fact authority authorization authorized below birth blue both box brother ' +
    'building by card care caregiver caretaker cd cell charge charges chart charts check checked child ' +
    'children city ciudad client clinic clinician company complete completed consent conservator ' +
    'consumer contact copies copy correct cost court cover custodian date dated dates daughter day dear death ' +
    'decedent delivery deny department describe designated destination direccion disc disk dob doctor ' +
    'document donor driver drivers duration dvd e-mail effective either electronic electronically email ' +
    'emancipated employee employer encrypted enter estado event executor expiration expires explain ' +
    'facility facsimile family father fax fecha fee fees fill firma first flash floor following for form ' +
    'friend from full grandparent guarantor guardian health here home hora hospital how husband id ' +
    'identification identity if in include indicate individual individuals information initial initials ' +
    'insert institution insurance insurer interpreter is kin last lawyer legal legally license list ' +
    'location mail mailing make medical member method middle minor mm mobile mother mrn must mychart ' +
    'myself n/a na name named names nearest next no nombre nominee none not notary number nurse obtain ' +
    'obtained of office on only optional or organization organizations original other others out ' +
    'paciente paper parent parents part participant party passport patient patients pdf pediatric person ' +
    'personal persons phone physician pick pickup please pm portal power practice print printed proof ' +
    'protected provide provider providers proxy purpose radiology re reason receive receiving recipient ' +
    'recipients record records regarding relacion relation relationship relative release released releasing report ' +
    'reports representante representative representatives request requested requester requestor required ' +
    'resident responsible return room same school section security see select self send sent sex show ' +
    'sibling sign signatory signature signatures signed signer signing sister social son specify spouse ' +
    'ssn staff state status street subject suite summary surrogate telefono telephone testigo the third ' +
    'this time title to today todays trustee type unit usb use used verbal verification verified via ' +
    'visit where whom wife witness worker year yes you your yourself yy yyyy zip'
  ).split(' '),
);

/** Words within a name that begin with a small letter. */
const PARTICLES = new Set([
  'al',
  'da',
  'de',
  'del',
  'della',
  'der',
  'di',
  'dos',
  'el',
  'la',
  'le',
  'van',
  'von',
  'y',
]);
const CONNECTORS = new Set([...PARTICLES, 'a', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to']);

/** Characters that can surround a value: blanks, boxes, bullets, quotes. */
const AROUND = /[^\p{L}\p{N}()[\]&@#$%+]/u;

/** The words of a document that it also writes with a small letter. A name is not among them. */
export function smallWordsOf({ rows }: Pick<DocumentText, 'rows'>): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => rowText(row).match(/(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}'’]+/gu) ?? []));
}

/** A value without the blanks, boxes, bullets and quotes around it. */
export function trimmedValue(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && AROUND.test(text[start]!)) start++;
  while (end > start && text[end - 1] !== '.' && AROUND.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** Whether a word belongs to the labels of forms: `Phone`, `Patient’s`. */
export function isLabelWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’‘]s$|[^\p{L}-]/gu, '');
  return LABEL_WORDS.has(plain) || LABEL_WORDS.has(plain.replace(/s$/, ''));
}

/** Whether a word of a name begins with a small letter: `de`, `van`. */
export function isParticle(word: string): boolean {
  return PARTICLES.has(word);
}

/** Whether a text has words, and all of them are words of labels. */
export function isLabel(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length > 0 && words.every(isLabelWord);
}

/** The text before the next label, date or bracket: `Maria Santos` of `Maria Santos Print name: …`. */
export function beforeNextLabel(text: string): string {
  const value = trimmedValue(text);
  const [date] = datesIn(value);
  const upToDate = date ? value.slice(0, date.index) : value;
  const words = upToDate.split(' ');
  // The initial of a middle name is not a word of a label: `Maria A. Santos`.
  const isInitial = (word: string, index: number) => index > 0 && /^\p{Lu}\.?$/u.test(word);
  const end = words.findIndex(
    (word, index) => (isLabelWord(word) && !isInitial(word, index)) || /[_:()[\]{}\d]/.test(word),
  );
  return trimmedValue(words.slice(0, end === -1 ? words.length : end).join(' '));
}

/** Like `beforeNextLabel`, but keeps a last name that is also a word of labels: `Kim Day` of `Kim Day Date: …`. */
export function beforeNextLabelOrName(text: string): string {
  const name = beforeNextLabel(text);
  const [first = '', second = '', third] = trimmedValue(text).split(' ');
  const isLastName = name !== '' && name === first && /^\p{Lu}\p{L}+$/u.test(second);
  const isEnd = third === undefined || isLabelWord(third) || /^[\d_(]/.test(third);
  return isLastName && isEnd ? `${first} ${second}` : name;
}

/**
 * Whether a printed text looks like the name of a person: two to five words with capital letters, at least one of which
 * the document does not use as a common word.
 */
export function isPersonName(text: string, smallWords: ReadonlySet<string>): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < 2 || words.length > 5) return false;
  const isWritten = words.every((word) => isCapitalized(word) || PARTICLES.has(word));
  return isWritten && words.some((word) => isDistinctive(word, smallWords));
}

/** Whether a text is only the name of a person, no word of which the document uses as a common word or in a label. */
export function isLonePersonName(text: string, smallWords: ReadonlySet<string>): boolean {
  const value = trimmedValue(text);
  return (
    !/[\d:()]/.test(value) &&
    isPersonName(value, smallWords) &&
    value
      .split(/\s+/)
      .every((word) => PARTICLES.has(word) || /^\p{Lu}\.?$/u.test(word) || isDistinctive(word, smallWords))
  );
}

/** Whether a text begins with a box to check or a bullet. */
export function isOption(text: string): boolean {
  return /^\s*(?:[☐☑☒□■❑❒◻◯○●•·*£¨✓✔✗✘\uE000-\uF8FF]|\[ ?\]|\( ?\)|[A-Za-z] (?=\p{Lu}\p{Ll}))/u.test(text);
}

/** Whether a printed text looks like the name of a person or an organization, with or without an address. */
export function isNameOrAddress(text: string, smallWords: ReadonlySet<string>): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.@-]*/gu) ?? [];
  if (words.length === 0 || words.length > 25) return false;
  const isWritten = words.every((word) => isCapitalized(word) || /^\d|@/.test(word) || CONNECTORS.has(word));
  return isWritten && words.some((word) => isDistinctive(word, smallWords));
}

/** Whether an entered text says something: a word that is not a label. */
export function isEnteredName({ text }: Pick<TextCell, 'text'>): boolean {
  return (text.match(/\p{L}[\p{L}'’-]+/gu) ?? []).some((word) => !isLabelWord(word));
}

/** A capital letter first, or a script without capital letters. */
export function isCapitalized(word: string): boolean {
  return /^[^\p{L}\p{N}]*[\p{Lu}\p{Lo}\p{Lt}]/u.test(word);
}

function isDistinctive(word: string, smallWords: ReadonlySet<string>): boolean {
  const letters = word.replace(/[^\p{L}'’-]/gu, '');
  const isLong = letters.length > 1 || /\p{Lo}/u.test(letters);
  return isLong && !isLabelWord(letters) && !smallWords.has(letters.toLowerCase());
}
