import {
  copyServiceLocation,
  namedCopyService,
  OTHER_COPY_SERVICE,
} from '@portal/contract/catalogues/copyServices.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { afterLocationChosen, afterServiceChosen } from '../copyServiceChoice.ts';
import type { WizardValues } from '../draft/wizardValues.ts';

/** Who makes the copies: the named provider with one of its offices, or any other by name. */
export function CopyServiceFields() {
  const { t } = useTranslation();
  const { control, getValues, setValue, clearErrors } = useFormContext<WizardValues>();
  const selection = useWatch({ control, name: 'copyServiceSelection' });
  const location = copyServiceLocation(useWatch({ control, name: 'copyServiceLocation' }));
  const apply = (change: Partial<WizardValues>) => {
    for (const name of Object.keys(change) as (keyof WizardValues)[]) {
      setValue(name, change[name] ?? '', { shouldDirty: true });
      clearErrors(name);
    }
  };
  return (
    <FormSection title={t('Copy service contact')}>
      <SelectField<WizardValues>
        name="copyServiceSelection"
        label={t('Copy service')}
        placeholder={t('Select a copy service')}
        errorOf={selection ? undefined : 'copyServiceName'}
        choices={[
          { value: namedCopyService.id, label: namedCopyService.name },
          { value: OTHER_COPY_SERVICE.id, label: t(OTHER_COPY_SERVICE.name) },
        ]}
        rules={{ onChange: (event) => apply(afterServiceChosen(event.target.value)) }}
      />
      {selection === namedCopyService.id && (
        <SelectField<WizardValues>
          name="copyServiceLocation"
          label={t('Location')}
          placeholder={t('Select a location')}
          hint={location?.address}
          choices={namedCopyService.locations.map(({ id, name }) => ({ value: id, label: name }))}
          rules={{ onChange: (event) => apply(afterLocationChosen(event.target.value, getValues())) }}
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
    </FormSection>
  );
}
