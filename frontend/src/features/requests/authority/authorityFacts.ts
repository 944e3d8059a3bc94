import { isCalendarDay } from '@portal/contract/fields/dates.ts';
import { authorityLabels, authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { factsOfAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import type { StoredAuthority } from '@portal/contract/requests/authority/storedAuthority.ts';
import type { TFunction } from 'i18next';
import { formatDay } from '../../../lib/format.ts';

/** The name of the authority for release. */
export function authorityName(stated: StoredAuthority | undefined, t: TFunction): string {
  return stated ? t(authorityNames[stated.kind]) : t('Not stated');
}

/** What is known of an authority: label and value, in the order of the form. */
export function authorityFacts(
  stated: StoredAuthority | undefined,
  t: TFunction,
): { label: string; value: string }[] {
  if (!stated) return [];
  return factsOfAuthority(stated).map(({ field, value }) => ({
    label: t(authorityLabels[field]),
    value: isCalendarDay(value) ? formatDay(value, 'medium') : value,
  }));
}

/** The same in one text for each fact, after the name. */
export function authorityLines(stated: StoredAuthority | undefined, t: TFunction): string[] {
  return [
    authorityName(stated, t),
    ...authorityFacts(stated, t).map((fact) => t('{{label}}: {{value}}', { ...fact })),
  ];
}
