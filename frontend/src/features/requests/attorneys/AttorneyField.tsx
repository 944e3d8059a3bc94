import { type ComponentProps, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ComboField } from '../../../components/form/combo/ComboField.tsx';
import type { FieldText } from '../../../components/form/FieldShell.tsx';
import type { WizardValues } from '../draft/wizardValues.ts';
import { attorneyChosen } from './attorneyChosen.ts';
import { AttorneyOption } from './AttorneyOption.tsx';
import { useAttorneySuggestions } from './useAttorneySuggestions.ts';

interface Props extends FieldText, Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  name: 'attorneyName' | 'firmName' | 'lawyerEmail';
}

/** A field of the attorney that offers contacts known from earlier requests; choosing one fills all four fields. */
export function AttorneyField({ name, ...rest }: Props) {
  const { t } = useTranslation();
  const { setValue, clearErrors } = useFormContext<WizardValues>();
  const { field, fieldState } = useController<WizardValues, Props['name']>({ name });
  /** What is searched for: text typed just now, not text that was there or was filled in. */
  const [typed, setTyped] = useState('');
  const known = useAttorneySuggestions(typed);
  const choose = (index: number) => {
    for (const [key, value] of attorneyChosen(known[index]!)) {
      setValue(key, value, { shouldDirty: true });
      clearErrors(key);
    }
    setTyped('');
  };
  return (
    <ComboField
      {...rest}
      field={field}
      fieldState={fieldState}
      value={field.value}
      suggestions={known.map((attorney) => ({
        key: `${attorney.lawyerEmail} ${attorney.attorneyName} ${attorney.firmName}`,
        content: <AttorneyOption suggestion={attorney} />,
      }))}
      listLabel={t('Known attorneys')}
      onType={(event) => {
        field.onChange(event);
        setTyped(event.target.value);
      }}
      onChoose={choose}
    />
  );
}
