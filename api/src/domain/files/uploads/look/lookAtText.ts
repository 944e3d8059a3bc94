import { MAX_NAMED_PAGES, type NamedPage } from '@portal/contract/files/schemas/documentLook.ts';
import { type DocumentText, rowText, type TextRow } from '../../../submissions/authorization/documentText.ts';
import { nameWords, NAME_EXTRAS } from '../../../submissions/authorization/findNames.ts';
import {
  beforeNextLabelOrName,
  isPersonName,
  smallWordsOf,
} from '../../../submissions/authorization/formWords.ts';
import { datesIn } from '../../../submissions/authorization/usDates.ts';

/** Whose records a document should have. */
export interface PatientFacts {
  readonly patientName: string;
  /** YYYY-MM-DD; empty if it is not known. */
  readonly patientDob: string;
}

/** What the text of a document says about whose records it has. */
export interface TextLook {
  readonly namesPatient: boolean;
  /** The first pages that name another person. */
  readonly otherPersons: readonly NamedPage[];
  readonly otherPersonPages: number;
}

/** A label after which charts print the name of the patient. */
const NAME_LABEL =
  /\b(?:patient(?:['’]?s)?(?: full| legal)?(?: name)?|pt\.?(?: name)?|name of (?:the )?patient|resident(?: name)?|member name|client name)\s*[:#]\s*/giu;
/** The same label in a cell of its own, before the cell with the name. */
export const NAME_CELL =
  /^(?:patient(?:['’]?s)?(?: full| legal)? name|patient|pt\.? name|name of (?:the )?patient|resident name|member name)\s*[:#]?$/iu;
/** A label of a name that is the patient’s if the birth date or the record number is in the same row. */
const PLAIN_NAME_LABEL = /\b(?:full |legal )?name\s*:\s*/giu;
const DOB_LABEL = /\b(?:d\.? ?o\.? ?b\.?|date of birth|birth ?date|born(?: on)?)\s*[:#)]?\s*/giu;
export const RECORD_LABEL =
  /\b(?:mrn|medical record (?:no|number)|chart (?:no|number)|acct|account (?:no|number))\b/iu;
/** Words that say that a name or birth date is of somebody else, who belongs into the chart. */
export const OTHER_ROLE =
  /\b(?:spouse|husband|wife|partner|mother|father|parents?|guardian|guarantor|subscriber|insured|policy ?holder|responsible party|relative|son|daughter|child|children|newborn|infant|baby|sibling|brother|sister|emergency|contact|next of kin|physician|provider|doctor|attending|referring|ordering|surgeon|nurse|donor|witness|employer|attorney|interpreter|caregiver|proxy|agent)\b/iu;

const MAX_NAME = 80;
/** A name and a birth date that a page repeats are listed once, and this many at most. */
const MAX_VALUES = 5;

/** Compares the labeled names and birth dates of each page with the patient. */
export function lookAtText({ rows }: Pick<DocumentText, 'rows'>, patient: PatientFacts): TextLook {
  const smallWords = smallWordsOf({ rows });
  let namesPatient = false;
  const pages = new Map<number, { names: Set<string>; birthDates: Set<string> }>();
  for (const row of rows) {
    const found = labeledValues(row, smallWords);
    const names = found.names.filter((name) => nameWords(name).length > 1);
    for (const name of names) {
      if (isNameOf(name, patient.patientName)) namesPatient = true;
      else pageOf(row.page).names.add(name);
    }
    for (const days of found.birthDates) {
      if (patient.patientDob === '') continue;
      if (days.includes(patient.patientDob)) namesPatient = true;
      else pageOf(row.page).birthDates.add(days.at(-1)!);
    }
  }
  const named = [...pages].map(([page, { names, birthDates }]) => ({
    page,
    names: [...names].slice(0, MAX_VALUES),
    birthDates: [...birthDates].slice(0, MAX_VALUES),
  }));
  return { namesPatient, otherPersons: named.slice(0, MAX_NAMED_PAGES), otherPersonPages: named.length };

  function pageOf(page: number) {
    const known = pages.get(page) ?? { names: new Set<string>(), birthDates: new Set<string>() };
    pages.set(page, known);
    return known;
  }
}

/** The labeled names of a row, and the days that each labeled birth date can mean. */
export function labeledValues(
  row: TextRow,
  smallWords: ReadonlySet<string>,
): { names: string[]; birthDates: (readonly string[])[] } {
  const text = rowText(row);
  const personIn = (value: string) => personAtStart(value, smallWords);
  const nameAfter = (match: RegExpMatchArray) => {
    const index = match.index ?? 0;
    return OTHER_ROLE.test(wordsBefore(text, index)) ? [] : personIn(text.slice(index + match[0].length));
  };
  const names = [...text.matchAll(NAME_LABEL)].flatMap(nameAfter);
  const [label, value] = row.cells;
  if (label && value && NAME_CELL.test(label.text) && !OTHER_ROLE.test(label.text))
    names.push(...personIn(value.text));
  const birthDates = [...text.matchAll(DOB_LABEL)].flatMap((match) => dateAfter(text, match));
  const isIdentified = birthDates.length > 0 || RECORD_LABEL.test(text);
  if (isIdentified && !OTHER_ROLE.test(text))
    names.push(...[...text.matchAll(PLAIN_NAME_LABEL)].flatMap(nameAfter));
  // A line that each page of a chart repeats: `SANTOS, MARIA   DOB: 02/03/1980   MRN: 1234`.
  if (isIdentified && label && row.cells.length > 1 && !OTHER_ROLE.test(label.text)) {
    names.push(...personIn(label.text));
  }
  return { names: [...new Set(names)], birthDates };
}

function dateAfter(text: string, match: RegExpMatchArray): (readonly string[])[] {
  const index = match.index ?? 0;
  if (OTHER_ROLE.test(wordsBefore(text, index))) return [];
  const rest = text.slice(index + match[0].length, index + match[0].length + 30);
  const [date] = datesIn(rest);
  return date && date.index <= 3 ? [date.days] : [];
}

/** The words in front of a label that can say whose it is. */
function wordsBefore(text: string, index: number): string {
  return text.slice(Math.max(0, index - 40), index);
}

/** The name of a person at the start of a text, up to the next label, date or bracket; none if it is not one. */
export function personAtStart(text: string, smallWords: ReadonlySet<string>): string[] {
  const name = beforeNextLabelOrName(text.slice(0, MAX_NAME)).replace(/[,;]+$/, '');
  // A slash is between labels: `AKA/Other Names`.
  return isPersonName(name, smallWords) && !name.includes('/') ? [name] : [];
}

/**
 * Whether a name is that of the patient: first and last name in any order. Names in the middle, titles and generations can
 * be missing, and the first name can be an initial.
 */
export function isNameOf(found: string, patientName: string): boolean {
  const words = nameWords(found).filter((word) => !NAME_EXTRAS.has(word));
  const patient = nameWords(patientName).filter((word) => !NAME_EXTRAS.has(word));
  const [first = '', last = ''] = [patient[0], patient.at(-1)];
  if (!words.includes(last)) return false;
  const others = words.filter((word) => word !== last || first === last);
  return others.some((word) => word === first || (word.length === 1 && first.startsWith(word)));
}
