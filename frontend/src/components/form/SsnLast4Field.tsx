import { makeStyles } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { TextField } from './TextField.tsx';

const useStyles = makeStyles({ digits: { maxWidth: '120px' } });

type Props<Values extends FieldValues> = Pick<
  ComponentProps<typeof TextField<Values>>,
  'name' | 'label' | 'hint'
>;

/** The last four digits of the patient's Social Security number; nothing else can be typed. */
export function SsnLast4Field<Values extends FieldValues>(props: Props<Values>) {
  const styles = useStyles();
  const { setValue } = useFormContext<FieldValues>();
  return (
    <TextField<Values>
      {...props}
      optional
      inputMode="numeric"
      autoComplete="off"
      className={styles.digits}
      rules={{
        onChange: (event) => setValue(props.name, event.target.value.replace(/\D/g, '').slice(0, 4)),
      }}
    />
  );
}
