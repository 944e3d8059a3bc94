import { setImmediate } from 'node:timers/promises';
import { localeOf } from '@portal/contract/languages/languages.ts';
import {
  disclosureBases,
  disclosureMethods,
  RELEASED_IN_ERROR,
} from '@portal/contract/disclosures/disclosureTerms.ts';
import { isCalendarDay } from '@portal/contract/fields/dates.ts';
import type { Disclosure, PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { authorityLabels, authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { factsOfAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { boxNoteOf, type PrintContext, dayOf } from './sheetFacts.ts';

interface AccountingContent {
  /** Number of disclosures. */
  readonly total: number;
  readonly isComplete: boolean;
}

/** Rows that are translated in one go, in a few milliseconds. */
const ROWS_PER_PART = 100;

/** The sheet of an accounting of disclosures (45 CFR 164.528), without its rows. */
export function disclosureSheet(
  { patientName, patientDob, from, to }: PatientPeriod,
  { total, isComplete }: AccountingContent,
  context: PrintContext,
  now: Date,
): Sheet {
  const { t, language, brandName, siteUrl } = context;
  const title = t('Accounting of disclosures');
  const calendarDay = calendarDayFormat(context);
  return {
    language,
    title,
    heading: title,
    sender: { name: brandName, address: new URL(siteUrl).host },
    mark: isComplete ? null : { text: t('INCOMPLETE'), tone: 'open' },
    billTo: { heading: t('Patient'), lines: [patientName, calendarDay(patientDob)] },
    facts: [
      [t('From'), calendarDay(from)],
      [t('To'), calendarDay(to)],
      [t('Prepared on'), dayOf(now.toISOString(), context)],
    ],
    columns: [t('Recipient, information, and purpose'), t('Date (UTC)'), t('Time (UTC)'), t('Method')],
    rows: [],
    sums: [[t('Disclosures'), String(total)]],
    notes: isComplete
      ? [t('Documents viewed by the provider’s own staff are not disclosures and are not listed.')]
      : [t('This list is incomplete: it does not include all disclosures of this period.')],
    pageLabel: t('Page {{page}} of {{pages}}'),
    boxNote: boxNoteOf(t),
    datedAt: now.toISOString(),
  };
}

/**
 * The rows of an accounting in parts, each in another turn of the event loop: date, recipient and address, description,
 * purpose.
 */
export async function* disclosureRows(
  disclosures: readonly Disclosure[],
  { patientName }: Pick<PatientPeriod, 'patientName'>,
  context: PrintContext,
): AsyncGenerator<SheetRow[]> {
  const { t } = context;
  const calendarDay = calendarDayFormat(context);
  for (let from = 0; from < disclosures.length; from += ROWS_PER_PART) {
    yield disclosures.slice(from, from + ROWS_PER_PART).map((one) => ({
      title:
        one.by === 'holder'
          ? t('Person with the Order ID and code, for {{recipient}}', { recipient: one.recipient })
          : one.recipient,
      notes: [
        one.address,
        documentOf(one, t),
        one.inError ? t(RELEASED_IN_ERROR) : '',
        ...purposeOf(one, t),
        ...authorityOf(one, t, calendarDay),
        seriesOf(one, t, calendarDay),
        otherNameOf(one, patientName, t),
      ].filter(Boolean),
      // Disclosures outside the portal have a day but no time.
      cells: [
        one.at.slice(0, 10),
        one.by === 'outside' ? '' : one.at.slice(11, 19),
        t(disclosureMethods[one.action]),
      ],
    }));
    await setImmediate();
  }
}

/** Formats calendar days, which do not depend on the reader's time zone. */
function calendarDayFormat({ language }: PrintContext): (day: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T12:00:00.000Z`));
}

/** The document, and what was asked for. */
function documentOf({ document, requested }: Disclosure, t: PrintContext['t']): string {
  return requested
    ? t('{{document}} (requested: {{requested}})', { document, requested: t(requested) })
    : document;
}

/** The request of a disclosure. For one outside the portal, also its legal basis. */
function purposeOf({ by, basis, purpose, orderId }: Disclosure, t: PrintContext['t']): string[] {
  if (by !== 'outside') {
    return [t('Purpose: {{purpose}}, order {{orderId}}', { purpose: t(purpose || 'Not stated'), orderId })];
  }
  const why = [basis && t(disclosureBases[basis]), purpose].filter(Boolean).join(': ');
  return [
    t('Not disclosed through the online portal'),
    orderId
      ? t('Purpose: {{purpose}}, order {{orderId}}', { purpose: why, orderId })
      : t('Purpose: {{purpose}}', { purpose: why }),
  ];
}

/** The authority for release with its facts, and what staff decided. The patient gets no staff names. */
function authorityOf(
  { authority, decision }: Disclosure,
  t: PrintContext['t'],
  calendarDay: (day: string) => string,
): string[] {
  const texts = [];
  if (authority) {
    const facts = factsOfAuthority(authority).map(({ field, value }) =>
      t('{{label}}: {{value}}', {
        label: t(authorityLabels[field]),
        value: isCalendarDay(value) ? calendarDay(value) : value,
      }),
    );
    const name = t(authorityNames[authority.kind]);
    texts.push(t('Authority: {{authority}}', { authority: [name, ...facts].join(', ') }));
  }
  if (decision) {
    const day = calendarDay(decision.at.slice(0, 10));
    const checked = decision.authority;
    const [approved, rejected] = [t('Approved on {{day}}', { day }), t('Rejected on {{day}}', { day })];
    const state = decision.state === 'approved' ? approved : rejected;
    texts.push(
      checked
        ? `${state}, ${t('{{checked}} of {{total}} requirements checked', { checked: checked.checked, total: checked.total })}`
        : state,
    );
  }
  return texts;
}

/** The recorded name, if it differs from the patient's name. Empty otherwise. */
function otherNameOf({ patientName: name }: Disclosure, patientName: string, t: PrintContext['t']): string {
  const isOther = name.toLowerCase() !== patientName.toLowerCase();
  return isOther ? t('Recorded under the name {{name}}', { name }) : '';
}

function seriesOf(
  { count, lastOn }: Disclosure,
  t: PrintContext['t'],
  calendarDay: (day: string) => string,
): string {
  if (count === 1 || lastOn === null) return '';
  return t('{{total}} disclosures, the last one on {{day}}', { total: count, day: calendarDay(lastOn) });
}
