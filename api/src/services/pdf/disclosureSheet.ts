import { disclosureBases, disclosureMethods } from '@portal/contract/disclosures/disclosureTerms.ts';
import type { Disclosure, PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import type { Sheet } from './sheet.ts';
import { type Correspondence, dayOf } from './sheetFacts.ts';

interface Accounted {
  readonly disclosures: readonly Disclosure[];
  readonly isComplete: boolean;
}

/** An accounting of disclosures on paper (45 CFR 164.528): date, recipient and address, description, purpose. */
export function disclosureSheet(
  { patientName, patientDob, from, to }: PatientPeriod,
  { disclosures, isComplete }: Accounted,
  letter: Correspondence,
  now: Date,
): Sheet {
  const { t, language, brandName, siteUrl } = letter;
  const title = t('Accounting of disclosures');
  // Days of the calendar are told as they are, whatever the reader's zone.
  const calendarDay = (day: string) => dayOf(`${day}T12:00:00.000Z`, { ...letter, timeZone: 'UTC' });
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
      [t('Prepared on'), dayOf(now.toISOString(), letter)],
    ],
    columns: [t('Recipient, information, and purpose'), t('Date (UTC)'), t('Time (UTC)'), t('How')],
    rows: disclosures.map((one) => ({
      title:
        one.by === 'holder'
          ? t('Holder of Order ID and code, for {{recipient}}', { recipient: one.recipient })
          : one.recipient,
      notes: [
        one.address,
        one.document,
        ...purposeOf(one, t),
        seriesOf(one, t, calendarDay),
        nameOf(one, patientName, t),
      ].filter(Boolean),
      // Of one made outside the portal only the day is known.
      cells: [
        one.at.slice(0, 10),
        one.by === 'outside' ? '' : one.at.slice(11, 19),
        t(disclosureMethods[one.action]),
      ],
    })),
    sums: [[t('Disclosures'), String(disclosures.length)]],
    notes: isComplete
      ? [t('Documents that the provider itself reads are not disclosures and are not listed.')]
      : [t('This list does not include all disclosures. Choose a shorter period.')],
    pageLabel: (page, pages) => t('Page {{page}} of {{pages}}', { page, pages }),
    datedAt: now.toISOString(),
  };
}

/** The request that it was made for; of one made outside the portal also that it was, and under which rule. */
function purposeOf({ by, basis, purpose, orderId }: Disclosure, t: Correspondence['t']): string[] {
  if (by !== 'outside') {
    return [t('Purpose: {{purpose}}, order {{orderId}}', { purpose: t(purpose), orderId })];
  }
  const why = [basis && t(disclosureBases[basis]), purpose].filter(Boolean).join(': ');
  return [
    t('Disclosed outside the portal'),
    orderId
      ? t('Purpose: {{purpose}}, order {{orderId}}', { purpose: why, orderId })
      : t('Purpose: {{purpose}}', { purpose: why }),
  ];
}

/** Said where it is another spelling, or another name that staff confirmed to be the patient's. */
function nameOf({ patientName: name }: Disclosure, patientName: string, t: Correspondence['t']): string {
  const isOther = name.toLowerCase() !== patientName.toLowerCase();
  return isOther ? t('Recorded under the name {{name}}', { name }) : '';
}

function seriesOf(
  { count, lastOn }: Disclosure,
  t: Correspondence['t'],
  calendarDay: (day: string) => string,
): string {
  if (count === 1 || lastOn === null) return '';
  return t('{{total}} disclosures, the last one on {{day}}', { total: count, day: calendarDay(lastOn) });
}
