import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../../components/form/combo/SuggestField.tsx';
import { facilitiesQuery } from '../../requests/api/facilitiesQuery.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** The facility: a suggested one or any other. Steps 1 and 2 edit the same value. */
export function FacilityField() {
  const { t } = useTranslation();
  const facilities = useQuery(facilitiesQuery);
  const names = facilities.data?.map(({ name }) => name) ?? [];
  const hint = facilities.isError
    ? t('Error loading options. You can still enter a custom value.')
    : t('Choose from the list or type another name.');
  return (
    <SuggestField<WizardValues>
      name="facilityName"
      label={t('Facility name')}
      optional
      hint={hint}
      suggestions={names}
      maxLength={200}
    />
  );
}
