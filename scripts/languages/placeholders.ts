import type { Language } from '@portal/contract/languages/languages.ts';

/**
 * What a placeholder stands for. `number`: a count or measure in digits. `things`: a number with its noun, such as
 * “2 documents”. `values`: a list of names. `wording`: words that a person entered, or that have no form of their own.
 */
export type PlaceholderKind =
  | 'number'
  | 'things'
  | 'amount'
  | 'day'
  | 'time'
  | 'duration'
  | 'month'
  | 'weekday'
  | 'person'
  | 'name'
  | 'values'
  | 'status'
  | 'label'
  | 'wording'
  | 'identifier'
  | 'address'
  | 'link'
  | 'size';

/** The placeholders of each kind. */
const placeholdersOf: Readonly<Record<PlaceholderKind, string>> = {
  number:
    'added change checked closed count current days degrees digits done examined failed files firms height hours images known left max megabytes min minutes moved next number open opened order page pages pagesRead part percent position processed quantity redacted requests rows share shown soon step times top total version volume volumes waiting width zoom',
  things: 'charged disclosed disclosures documents invoices items lines patients searched',
  amount: 'amount before fee now paid price refund refunded refunds',
  day: 'date day from issue service to when',
  time: 'at time',
  duration: 'wait',
  month: 'month',
  weekday: 'weekday',
  person: 'account agency people person recipient recipients who',
  name: 'city document facility file form group name portal provider screen target title',
  values: 'dates fields missing names providers reasons types',
  status: 'state status',
  label:
    'action authority authorization category column event field filter heading key kind label language letter line method outcome placeholder proof purpose requested retention role rule terms type',
  wording:
    'characters detail facts keys message note progress reason reference series source text value what',
  identifier: 'code correlationId first hash id invoice invoiceNumber last orderId payoutId zone',
  address: 'address addresses email phone',
  link: 'link url',
  size: 'size',
};

const kindOf = new Map(
  Object.entries(placeholdersOf).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as PlaceholderKind] as const),
  ),
);

/** Texts whose placeholder is of another kind, by the part of the English text around it. */
const exceptions: readonly (readonly [placeholder: string, around: RegExp, kind: PlaceholderKind])[] = [
  ['from', /status from/, 'status'],
  ['to', /status from/, 'status'],
  ['from', /Showing/, 'number'],
  ['to', /Showing/, 'number'],
  ['from', /mail service/, 'address'],
  ['to', /mail service/, 'address'],
  ['before', /points/, 'number'],
  [
    'files',
    /^(?!.*\{\{files\}\}(?: file| of \{\{requests\}\} files|\)))(?!.*at most).*\{\{files\}\}/,
    'things',
  ],
  ['pages', /packet with \{\{pages\}\}/, 'things'],
  ['requests', /of \{\{requests\}\}(?! requests)/, 'things'],
  ['shown', /newest \{\{shown\}\}/, 'things'],
  ['rows', /Saved/, 'things'],
  ['next', /^\{\{next\}\}|\. \{\{next\}\}$/, 'wording'],
  ['next', /comparison/, 'time'],
  ['paid', /of \{\{total\}\} paid/, 'number'],
  ['total', /Refunded/, 'amount'],
  ['total', /Total: \{\{total\}\}|\{\{total\}\} draft/, 'amount'],
  ['number', /invoice \{\{number\}\}|Invoice \{\{number\}\}|Delete \{\{number\}\}\?/, 'identifier'],
  ['service', /copy service/, 'name'],
  ['moved', /\{\{version\}\}: \{\{moved\}\}|Deadlines moved/, 'things'],
  ['failed', /Could not be moved/, 'things'],
  ['paid', /Paid to date/, 'amount'],
  [
    'name',
    /^\{\{name\}\} (?:changed|removed|added|moved|renamed|reactivated|deactivated|restored|deleted)/,
    'person',
  ],
];

/** The kind of a placeholder of an English text; undefined if the table has none. */
export function placeholderKind(text: string, placeholder: string): PlaceholderKind | undefined {
  const exception = exceptions.find(([name, around]) => name === placeholder && around.test(text));
  return exception?.[2] ?? kindOf.get(placeholder);
}

/** Values of each kind that show wrong grammar: a first of April, one thing, a name with a vowel. */
const samples: Readonly<Record<PlaceholderKind, (language: Language) => readonly string[]>> = {
  number: () => ['1', '2'],
  things: (language) => [{ en: '1 document', es: '1 documento', fr: '1 document' }[language]],
  amount: (language) => [{ en: '$1,250.50', es: '$1,250.50', fr: '1 250,50 $ US' }[language]],
  day: (language) => [
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(APRIL_1),
  ],
  time: (language) => [
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
      APRIL_1,
    ),
  ],
  duration: (language) => [{ en: '5 minutes', es: '5 minutos', fr: '5 minutes' }[language]],
  month: (language) => [
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(APRIL_1),
  ],
  weekday: (language) => [
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(APRIL_1),
  ],
  person: () => ['Ana Ortiz'],
  name: () => ['Acme Records'],
  values: (language) => [new Intl.ListFormat(language).format(['Acme', 'Zenith'])],
  status: (language) => [{ en: 'Records Ready', es: 'Expediente listo', fr: 'Dossier prêt' }[language]],
  label: (language) => [{ en: 'Authorization', es: 'Autorización', fr: 'Autorisation' }[language]],
  wording: () => ['Lorem ipsum'],
  identifier: () => ['A1B2C3'],
  address: () => ['ana@example.com'],
  link: () => ['https://example.com/x'],
  size: () => ['12 MB'],
};
const APRIL_1 = new Date('2026-04-01T09:00:00Z');

/** A translation with sample values. One line, or two if it has a number and no plural forms: with 1 and with 2. */
export function rendered(text: string, translation: string, language: Language): readonly string[] {
  const lines = [0, 1].map((index) =>
    translation.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const kind = placeholderKind(text, name);
      return kind ? (samples[kind](language).at(index) ?? samples[kind](language)[0]!) : `{{${name}}}`;
    }),
  );
  const [one, two] = lines as [string, string];
  if (text.endsWith('_one')) return [one];
  return one === two || text.endsWith('_other') ? [two] : [one, two];
}
