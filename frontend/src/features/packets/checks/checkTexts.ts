import type { CheckedPage, PageFlag, PersonRole } from '@portal/contract/packets/pageChecks.ts';
import { sensitiveCategories } from '@portal/contract/requests/scope/sensitiveCategories.ts';
import type { TFunction } from 'i18next';
import { formatDay, formatList } from '../../../lib/format.ts';

/** Why a person should look at a page, in words. */
export function flagText(flag: PageFlag, t: TFunction): string {
  switch (flag.kind) {
    case 'otherPerson':
      return t('Another person: {{facts}}', {
        facts: formatList([
          ...flag.names,
          ...flag.birthDates.map((day) => t('born {{day}}', { day: formatDay(day, 'medium') })),
          ...flag.numbers.map((number) => t('record number {{number}}', { number })),
        ]),
      });
    case 'mentioned':
      return t('Also named: {{people}}', {
        people: formatList(
          flag.people.map(({ name, role }) =>
            t('{{label}}: {{value}}', { label: roleText(role, t), value: name }),
          ),
        ),
      });
    case 'date':
      return t('Dates of service outside of the order: {{dates}}', {
        dates: formatList(flag.days.map((day) => formatDay(day, 'medium'))),
      });
    case 'category':
      return t('Words of records that need an authorization of their own: {{types}}', {
        types: formatList(
          flag.categories.map((category) =>
            t(sensitiveCategories.find(({ id }) => id === category)?.label ?? category),
          ),
        ),
      });
    case 'unreadable':
      return t('The text of this page can’t be read. Check yourself whose it is.');
  }
}

function roleText(role: PersonRole, t: TFunction): string {
  switch (role) {
    case 'spouse':
      return t('Spouse');
    case 'guarantor':
      return t('Guarantor');
    case 'parentOrNewborn':
      return t('Parent or newborn');
    case 'emergencyContact':
      return t('Emergency contact');
    case 'referringProvider':
      return t('Referring physician');
  }
}

/** Whose a page is, by its text. */
export function patientText(patient: CheckedPage['patient'], t: TFunction): string {
  switch (patient) {
    case 'match':
      return t('The text names the patient.');
    case 'other':
      return t('The text names another person.');
    case 'none':
      return t('The text names nobody.');
    case 'unreadable':
      return t('No readable text.');
  }
}
