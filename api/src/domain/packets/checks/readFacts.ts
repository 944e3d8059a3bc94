import type { PersonRole } from '@portal/contract/packets/pageChecks.ts';
import { personKey } from '@portal/contract/packets/personKey.ts';
import type { sensitiveCategories } from '@portal/contract/requests/scope/sensitiveCategories.ts';
import {
  labeledValues,
  NAME_CELL,
  OTHER_ROLE,
  personAtStart,
  RECORD_LABEL,
} from '../../files/uploads/look/lookAtText.ts';
import { isInColumn, rowsNear, rowText, type TextRow } from '../../submissions/authorization/documentText.ts';
import { nameWords } from '../../submissions/authorization/findNames.ts';
import { smallWordsOf } from '../../submissions/authorization/formWords.ts';
import { datesIn, dayOf } from '../../submissions/authorization/usDates.ts';
import { type PageFacts, unreadPage } from './pageFacts.ts';

/** The text of a page: its rows from top to bottom. */
export interface ReadPage {
  readonly rows: readonly TextRow[];
  /** Whether it has text that says what is on it. */
  readonly isRead: boolean;
}

/** How many values of a kind are kept. A page with more repeats itself. */
const MAX_VALUES = 12;
/** The largest distance between a column heading and its value, in points. */
const MAX_BELOW = 30;
/** How many of its first rows say whose page it is. */
const HEADER_ROWS = 4;

/** A label that is printed or stuck onto a page: the name follows under it. */
const STICKER = /^(?:patient (?:identification|id|label|demographics|sticker)|addressograph)\s*:?$/iu;

const ROLE_LABELS: readonly (readonly [PersonRole, RegExp])[] = [
  ['spouse', label('spouse|husband|wife|(?:domestic )?partner')],
  ['guarantor', label('guarantor|responsible party|subscriber|policy ?holder|insured')],
  [
    'parentOrNewborn',
    label(
      "(?:newborn|infant|baby|mother|father|parent)(?:[’']s)?(?: of (?:patient|newborn|baby))?(?: (?:mother|father))?",
    ),
  ],
  ['emergencyContact', label('emergency contact|next of kin|contact')],
  ['referringProvider', label('referr(?:ing|ed by)(?: (?:physician|provider|doctor|md))?')],
];

/** After `RE:` or `Regarding:`, at the start of a row, letters name whose records they are about. */
const SUBJECT = /^(?:re|regarding|in re|subject)\s*:\s*/iu;
const RECORD_NUMBER =
  /\b(?:mrn|med(?:ical)?\.? rec(?:ord)?\.? ?(?:no|num(?:ber)?|#)?|chart (?:no|number|#))\b[\s:.#]{0,5}([A-Z]{0,3}-?\d[\d-]{2,14})/giu;
const SERVICE_DATE =
  /\b(?:dates? of (?:service|visit|exam(?:ination)?|procedure|surgery|admission|discharge)|d\.?o\.?s\.?|(?:service|visit|encounter|exam|procedure|admission|admit|discharge|collect(?:ion|ed)|study) date|date (?:collected|performed|seen)|admitted|discharged|seen on|collected)\s*[:#]?\s*(?:on )?/giu;
/** Beside a name in the first lines of a page, these say that it is the patient. */
const IDENTIFIER =
  /\b(?:mrn|dob|d\.o\.b|acct|account|visit|encounter|age|sex|gender|room|bed|fin|csn|chart)\b/iu;
const CREDENTIAL =
  /\b(?:M\.?D|D\.?O|RN|NP|PA(?:-C)?|LVN|LPN|Ph\.?D|DDS|DPM|CRNA|LCSW|PsyD|PharmD|Inc|LLC|LLP)\b\.?/u;
const COMMA_NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.]*)?$/u;

const ORGANIZATION =
  /\b(?:department|clinic|hospital|center|centre|medical|health|group|associates|services|insurance|laborator(?:y|ies)|imaging|pharmacy|county|state|university)\b/iu;

type Category = (typeof sensitiveCategories)[number]['id'];

const CATEGORY_WORDS: Readonly<Record<Category, RegExp>> = {
  psychotherapyNotes: /\bpsychotherapy (?:process )?(?:notes?|sessions?)\b|\bprocess notes?\b/iu,
  substanceUse:
    /\b42 ?C\.?F\.?R\.?,? (?:part|§) ?2\b|\b(?:substance|opioid|alcohol|drug) (?:use|abuse) (?:disorder|treatment|program)\b|\bsubstance abuse\b|\b(?:methadone|buprenorphine|suboxone|naltrexone|vivitrol)\b|\b(?:chemical|alcohol|opioid|drug) dependen(?:ce|cy)\b|\bdetox(?:ification)? (?:program|unit|treatment)\b|\bopioid treatment program\b/iu,
  hiv: /\bH\.?I\.?V\b|\bhuman immunodeficiency virus\b|\bantiretroviral\b|\bCD4\b/iu,
  genetics:
    /\bgenetic (?:test|testing|screening|counsel(?:ing|or)|results?)\b|\bBRCA ?[12]?\b|\bkaryotype\b|\blynch syndrome\b|\b(?:genome|exome|gene) (?:sequencing|panel)\b|\bcarrier screening\b/iu,
};

/** What the text of a page says. */
export function readFacts({ rows, isRead }: ReadPage): PageFacts {
  if (!isRead) return unreadPage;
  const smallWords = smallWordsOf({ rows });
  const names = headerNames(rows);
  const birthDates: (readonly string[])[] = [];
  const [numbers, serviceDates]: [string[], string[]] = [[], []];
  const mentioned: PageFacts['mentioned'] = [];
  for (const [index, row] of rows.entries()) {
    const text = rowText(row);
    const found = labeledValues(row, smallWords);
    names.push(...found.names, ...nameBelow(rows, index, smallWords), ...subjectOf(text, smallWords));
    birthDates.push(...found.birthDates);
    numbers.push(...[...text.matchAll(RECORD_NUMBER)].map(([, number]) => plainNumber(number!)));
    serviceDates.push(...serviceDatesIn(text));
    mentioned.push(...mentionedIn(text, smallWords));
  }
  const whole = rows.map(rowText).join('\n');
  const categories = (Object.keys(CATEGORY_WORDS) as Category[]).filter((each) =>
    CATEGORY_WORDS[each].test(whole),
  );
  return {
    isRead: true,
    // One word is not a name that can be compared.
    names: distinct(names.filter((name) => nameWords(name).length > 1)),
    birthDates: distinctBy(birthDates, (days) => days.join()).map((days) => [...days]),
    numbers: distinct(numbers),
    serviceDates: distinct(serviceDates),
    mentioned: distinctBy(mentioned, ({ name, role }) => `${role} ${personKey(name)}`),
    categories,
  };
}

/** The name under a column heading: `Patient Name` with `John Baker` in the next row. */
function nameBelow(rows: readonly TextRow[], index: number, smallWords: ReadonlySet<string>): string[] {
  const headings = rows[index]!.cells.filter(
    ({ text }) => STICKER.test(text) || (NAME_CELL.test(text) && !OTHER_ROLE.test(text)),
  );
  const [below] = headings.length > 0 ? rowsNear(rows, index, { step: 1, max: MAX_BELOW }) : [];
  return headings.flatMap((heading) => {
    const value = below?.find((cell) => isInColumn(cell, heading));
    return value ? personAtStart(value.text, smallWords) : [];
  });
}

function subjectOf(text: string, smallWords: ReadonlySet<string>): string[] {
  const match = SUBJECT.exec(text);
  return match ? personAtStart(text.slice(match[0].length), smallWords) : [];
}

function mentionedIn(text: string, smallWords: ReadonlySet<string>): PageFacts['mentioned'] {
  return ROLE_LABELS.flatMap(([role, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = text.slice((match.index ?? 0) + match[0].length).replace(/^dr\.? /iu, '');
      return personAtStart(value, smallWords)
        .filter((name) => !ORGANIZATION.test(name))
        .map((name) => ({ name, role }));
    }),
  );
}

function serviceDatesIn(text: string): string[] {
  return [...text.matchAll(SERVICE_DATE)].flatMap((match) => {
    const start = (match.index ?? 0) + match[0].length;
    const [date] = datesIn(text.slice(start, start + 30));
    return date && date.index <= 3 ? [dayOf(date)] : [];
  });
}

/**
 * Names that stand alone in a cell of the first rows, such as `BAKER, JOHN`, if the rows beside them say that it is a
 * patient: `Age: 44`.
 */
function headerNames(rows: readonly TextRow[]): string[] {
  const first = rows.slice(0, HEADER_ROWS + 1);
  const identifies = first.map((row) => IDENTIFIER.test(rowText(row)) || RECORD_LABEL.test(rowText(row)));
  return first.slice(0, HEADER_ROWS).flatMap(({ cells }, index) => {
    const isBeside = identifies.slice(Math.max(0, index - 1), index + 2).some(Boolean);
    return cells
      .map(({ text }) => text)
      .filter((text) => isBeside && COMMA_NAME.test(text) && !CREDENTIAL.test(text));
  });
}

function plainNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^0+(?=.)/, '');
}

function label(words: string): RegExp {
  return new RegExp(`\\b(?:${words})(?:['’]s)?(?: name)?\\s*:\\s*`, 'giu');
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, MAX_VALUES);
}

function distinctBy<Value>(values: readonly Value[], key: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [key(value), value])).values()].slice(0, MAX_VALUES);
}
