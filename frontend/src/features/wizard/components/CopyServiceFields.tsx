import { makeStyles, tokens } from '@fluentui/react-components';
import { OTHER_COPY_SERVICE } from '@portal/contract/configuration/catalogues/otherCopyService.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { SelectOption } from '../../../components/Select.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { copyServicesQuery } from '../api/copyServicesQuery.ts';
import {
  afterListLoaded,
  afterLocationChosen,
  afterServiceChosen,
  contactOfLocation,
  isOfList,
  locationWithOtherContact,
} from '../copyServiceChoice.ts';

const useStyles = makeStyles({
  row: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Says that the chosen location has another email or phone than the fields, and offers to fill in both. */
function OwnContactKept({ onReplace }: { onReplace: () => void }) {
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

const CopyServicesMissing = lazy(async () => ({
  default: (await import('./CopyServicesMissing.tsx')).CopyServicesMissing,
}));

/** Who makes the copies: one of the list with one of its offices, or any other by name. */
export function CopyServiceFields() {
  const { t } = useTranslation();
  const { control, getValues, setValue, clearErrors } = useFormContext<WizardValues>();
  const { data, failureCount, errorUpdateCount, isFetching, refetch } = useQuery(copyServicesQuery);
  // Asking again makes a query that never succeeded a pending one: what is said of it must not come and go.
  const isMissing = !data && failureCount + errorUpdateCount > 0;
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
  const follow = useEffectEvent(() => {
    if (data) apply(afterListLoaded(getValues(), data));
  });
  useEffect(() => follow(), [data]);
  const listed = services.map(({ id, name }) => ({ value: id, label: name }));
  const cities = offices.map(({ id, name }) => ({ value: id, label: name }));
  const notYet = isMissing ? t('Your earlier choice') : t('Loading...');
  const differing = locationWithOtherContact(
    { copyServiceLocation: location, copyServiceEmail: email, copyServicePhone: phone },
    services,
  );
  const unknown = data ? t('No longer offered') : notYet;
  return (
    <FormSection title={t('Copy service contact')}>
      {isMissing && (
        <Suspense fallback={null}>
          <CopyServicesMissing isAsking={isFetching} onRetry={() => void refetch()} />
        </Suspense>
      )}
      <SelectField<WizardValues>
        name="copyServiceSelection"
        label={t('Copy service')}
        placeholder={t('Select a copy service')}
        errorOf={selection ? undefined : 'copyServiceName'}
        choices={[
          ...withChosen(listed, isOfList(selection) ? selection : '', getValues('copyServiceName')),
          { value: OTHER_COPY_SERVICE.id, label: t(OTHER_COPY_SERVICE.name) },
        ]}
        rules={{ onChange: (event) => apply(afterServiceChosen(event.target.value, getValues(), services)) }}
      />
      {isOfList(selection) && (
        <SelectField<WizardValues>
          name="copyServiceLocation"
          label={t('Location')}
          placeholder={t('Select a location')}
          hint={offices.find(({ id }) => id === location)?.address}
          choices={withChosen(cities, location, unknown)}
          rules={{
            onChange: (event) => apply(afterLocationChosen(event.target.value, getValues(), services)),
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
      <TextField<WizardValues>
        name="copyServiceEmail"
        label={t('Copy service email')}
        hint={t('The confirmation goes to this address.')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <PhoneField<WizardValues> name="copyServicePhone" label={t('Copy service phone')} />
      {differing && <OwnContactKept onReplace={() => apply(contactOfLocation(differing))} />}
    </FormSection>
  );
}

/** The choices with the one that was made, also where it is none of them (yet, or any more): the chooser must be able to show it. */
function withChosen(
  choices: readonly SelectOption[],
  chosen: string,
  label: string,
): readonly SelectOption[] {
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label }];
}
