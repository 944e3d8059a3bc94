import { makeStyles } from '@fluentui/react-components';
import { localDay } from '@portal/contract/rules/dates.ts';
import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField.tsx';

const useStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' } });

type Props<Values extends FieldValues> = Pick<
  ComponentProps<typeof TextField<Values>>,
  'name' | 'optional' | 'rules'
>;

/** When the patient was born. */
export function DateOfBirthField<Values extends FieldValues>(props: Props<Values>) {
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
