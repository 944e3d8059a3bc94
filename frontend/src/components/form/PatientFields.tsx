import { makeStyles } from '@fluentui/react-components';
import { localDay } from '@portal/contract/fields/dates.ts';
import { enteredSsnLast4, pastedSsnLast4 } from '@portal/contract/fields/entered/ssn.ts';
import { type ComponentProps, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField.tsx';

const useSsnLast4FieldStyles = makeStyles({ digits: { maxWidth: '120px' } });

type SsnLast4FieldProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof TextField<Values>>,
  'name' | 'label' | 'hint'
>;

/** The last four digits of the patient's Social Security number. Only digits can be entered. */
function SsnLast4Field<Values extends FieldValues>(props: SsnLast4FieldProps<Values>) {
  const styles = useSsnLast4FieldStyles();
  return (
    <TextField<Values>
      {...props}
      optional
      inputMode="numeric"
      autoComplete="off"
      className={styles.digits}
      parse={enteredSsnLast4}
      parsePasted={pastedSsnLast4}
    />
  );
}

const useStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' } });

type DateOfBirthFieldProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof TextField<Values>>,
  'name' | 'optional' | 'rules'
>;

/** The patient’s date of birth. */
function DateOfBirthField<Values extends FieldValues>(props: DateOfBirthFieldProps<Values>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [today] = useState(() => localDay(new Date()));
  return (
    <TextField<Values>
      {...props}
      label={t('Date of birth')}
      type="date"
      min="1900-01-01"
      max={today}
      autoComplete="off"
      className={styles.date}
    />
  );
}

interface Props {
  /** Name and date of birth may stay empty. */
  optional?: boolean;
  nameHint?: string;
  /** Called while a date of birth is entered. */
  onBirthDate?: (day: string) => void;
  /** Undefined if the form does not ask for the digits. */
  ssn?: { label: string; hint?: string };
}

/** The fields `patientName`, `patientDob` and `patientSsnLast4` of the surrounding form. */
export function PatientFields<Values extends FieldValues>({ optional, nameHint, onBirthDate, ssn }: Props) {
  const { t } = useTranslation();
  const nameOf = (field: string) => field as FieldPath<Values>;
  const isOptional = optional && { optional };
  return (
    <>
      <TextField<Values>
        name={nameOf('patientName')}
        label={t('Patient full name')}
        hint={nameHint}
        {...isOptional}
        autoComplete="off"
        maxLength={200}
      />
      <DateOfBirthField<Values>
        name={nameOf('patientDob')}
        {...isOptional}
        {...(onBirthDate && { rules: { onChange: (event) => onBirthDate(event.target.value) } })}
      />
      {ssn && <SsnLast4Field<Values> name={nameOf('patientSsnLast4')} {...ssn} />}
    </>
  );
}
