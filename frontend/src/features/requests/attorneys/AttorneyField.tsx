import { type InputProps, makeStyles, tokens } from '@fluentui/react-components';
import type { AttorneySuggestion } from '@portal/contract/requests/endpoints/attorneys.ts';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ComboField } from '../../../components/form/combo/ComboField.tsx';
import type { FieldText } from '../../../components/form/FieldShell.tsx';
import { smallText } from '../../../components/layout/shapes.ts';
import type { WizardValues } from '../draft/wizardValues.ts';
import { useAttorneySuggestions } from './useAttorneySuggestions.ts';

const useStyles = makeStyles({
  option: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '12px', overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  used: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  detail: { ...smallText, gridColumn: '1 / -1', color: tokens.colorNeutralForeground3 },
});

/** One suggested attorney: name, firm, email, and how often the contact was used. */
function AttorneyOption({ suggestion }: { suggestion: AttorneySuggestion }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { attorneyName, firmName, lawyerEmail, count } = suggestion;
  const [title = '', ...details] = [attorneyName, firmName, lawyerEmail].filter(Boolean);
  return (
    <span className={styles.option}>
      <span className={styles.name}>{title}</span>
      {count > 1 && <span className={styles.used}>{t('Used {{times}} times', { times: count })}</span>}
      {details.length > 0 && <span className={styles.detail}>{details.join(' · ')}</span>}
    </span>
  );
}

const FILLED_FIELDS = ['attorneyName', 'firmName', 'lawyerEmail', 'lawyerPhone'] as const;

/** The fields that a suggestion fills, with their values. Omits fields without a known value. */
function filledValues(
  suggestion: AttorneySuggestion,
): readonly (readonly [(typeof FILLED_FIELDS)[number], string])[] {
  return FILLED_FIELDS.map((field) => [field, suggestion[field]] as const).filter(
    ([, value]) => value !== '',
  );
}

interface Props extends FieldText, Pick<InputProps, 'type' | 'inputMode' | 'maxLength'> {
  name: 'attorneyName' | 'firmName' | 'lawyerEmail';
}

/** A field of the attorney with suggestions from earlier requests. Selecting one fills all four fields. */
export function AttorneyField({ name, ...rest }: Props) {
  const { t } = useTranslation();
  const { setValue, clearErrors } = useFormContext<WizardValues>();
  const { field, fieldState } = useController<WizardValues, Props['name']>({ name });
  /** The search text. Only typing sets it, not stored or filled-in values. */
  const [text, setText] = useState('');
  const suggestions = useAttorneySuggestions(text);
  const choose = (index: number) => {
    for (const [key, value] of filledValues(suggestions[index]!)) {
      setValue(key, value, { shouldDirty: true });
      clearErrors(key);
    }
    setText('');
  };
  return (
    <ComboField
      {...rest}
      field={field}
      fieldState={fieldState}
      value={field.value}
      suggestions={suggestions.map((attorney) => ({
        key: `${attorney.lawyerEmail} ${attorney.attorneyName} ${attorney.firmName}`,
        content: <AttorneyOption suggestion={attorney} />,
      }))}
      listLabel={t('Known attorneys')}
      onInputChange={(event) => {
        field.onChange(event);
        setText(event.target.value);
      }}
      onChoose={choose}
    />
  );
}
