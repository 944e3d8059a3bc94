import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import { OTHER_COPY_SERVICE } from '@portal/contract/configuration/catalogs/otherCopyService.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { bodyText, row } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { SelectOption } from '../../../components/Select.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { copyServicesQuery } from '../../requests/api/copyServicesQuery.ts';
import {
  changesForList,
  changesForLocation,
  changesForService,
  contactOfLocation,
  isListedService,
  locationWithDifferentContact,
} from '../copyServiceChoice.ts';

const useStyles = makeStyles({
  row: { ...row('4px 12px'), ...bodyText, gridColumn: '1 / -1', color: tokens.colorNeutralForeground2 },
});

/** Says that email or phone differ from those of the selected location and offers to replace both. */
function DifferentContactNotice({ onReplace }: { onReplace: () => void }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <div className={styles.row} role="status">
      {t('The email and phone above don’t match the selected location.')}
      <Button size="small" onClick={onReplace}>
        {t('Use the location’s email and phone')}
      </Button>
    </div>
  );
}

const CopyServicesUnavailable = lazyComponent(
  async () => (await import('./CopyServicesUnavailable.tsx')).CopyServicesUnavailable,
);

/** The copy service: a listed one with an office, or another one by name. */
export function CopyServiceFields() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control, getValues, setValue, clearErrors } = useFormContext<WizardValues>();
  const { data, failureCount, errorUpdateCount, isFetching, refetch } = useQuery(copyServicesQuery);
  // A retry resets a query that never succeeded to pending. The notice must stay visible during retries.
  const isUnavailable = !data && failureCount + errorUpdateCount > 0;
  const services = data ?? [];
  const [selection, location, email, phone] = useWatch({
    control,
    name: ['copyServiceSelection', 'copyServiceLocation', 'copyServiceEmail', 'copyServicePhone'],
  });
  const offices = services.find(({ id }) => id === selection)?.locations ?? [];
  const apply = (change: Partial<WizardValues>) => {
    for (const name of Object.keys(change) as (keyof WizardValues)[]) {
      setValue(name, change[name] ?? '', { shouldDirty: true });
      clearErrors(name);
    }
  };
  const updateFromList = useEffectEvent(() => {
    if (data) apply(changesForList(getValues(), data));
  });
  useEffect(() => updateFromList(), [data]);
  const serviceChoices = services.map(({ id, name }) => ({ value: id, label: name }));
  const officeChoices = offices.map(({ id, name }) => ({ value: id, label: name }));
  const notLoadedLabel = isUnavailable ? t('Your earlier choice') : t('Loading...');
  const differentOffice = locationWithDifferentContact(
    { copyServiceLocation: location, copyServiceEmail: email, copyServicePhone: phone },
    services,
  );
  const unlistedLabel = data ? t('No longer offered') : notLoadedLabel;
  return (
    <FormSection title={t('Copy service contact')}>
      {isUnavailable && <CopyServicesUnavailable isRetrying={isFetching} onRetry={() => void refetch()} />}
      <SelectField<WizardValues>
        name="copyServiceSelection"
        label={t('Copy service')}
        placeholder={t('Select a copy service')}
        errorOf={selection ? undefined : 'copyServiceName'}
        choices={[
          ...withSelected(
            serviceChoices,
            isListedService(selection) ? selection : '',
            getValues('copyServiceName'),
          ),
          { value: OTHER_COPY_SERVICE.id, label: t(OTHER_COPY_SERVICE.name) },
          { value: OWN_FIRM.id, label: t(OWN_FIRM.name) },
        ]}
        rules={{ onChange: (event) => apply(changesForService(event.target.value, getValues(), services)) }}
      />
      {isListedService(selection) && (
        <SelectField<WizardValues>
          name="copyServiceLocation"
          label={t('Location')}
          placeholder={t('Select a location')}
          hint={offices.find(({ id }) => id === location)?.address}
          choices={withSelected(officeChoices, location, unlistedLabel)}
          rules={{
            onChange: (event) => apply(changesForLocation(event.target.value, getValues(), services)),
          }}
        />
      )}
      {selection === OTHER_COPY_SERVICE.id && (
        <TextField<WizardValues>
          name="copyServiceName"
          label={t('Copy service name')}
          maxLength={200}
          autoComplete="off"
        />
      )}
      {selection === OWN_FIRM.id ? (
        <p className={styles.row}>
          {t(
            'We use the firm’s name and the attorney’s email and phone below. We’ll email the confirmation there.',
          )}
        </p>
      ) : (
        <>
          <TextField<WizardValues>
            name="copyServiceEmail"
            label={t('Copy service email')}
            hint={t('We’ll email the confirmation to this address.')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
          <PhoneField<WizardValues> name="copyServicePhone" label={t('Copy service phone')} />
        </>
      )}
      {differentOffice && (
        <DifferentContactNotice onReplace={() => apply(contactOfLocation(differentOffice))} />
      )}
    </FormSection>
  );
}

/** The choices including the selected value, which may not be loaded yet or no longer offered. */
function withSelected(
  choices: readonly SelectOption[],
  selected: string,
  label: string,
): readonly SelectOption[] {
  if (selected === '' || choices.some(({ value }) => value === selected)) return choices;
  return [...choices, { value: selected, label }];
}
