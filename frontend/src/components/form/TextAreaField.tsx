import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { useControlStyles } from './controlStyles.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { useFieldError } from './useFieldError.ts';

const useStyles = makeStyles({
  area: { minHeight: '108px', resize: 'vertical' },
});

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** Longest text, in characters. */
  maxLength: number;
}

/** Several lines of text, bound to a field of the form around it. */
export function TextAreaField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, maxLength } = props;
  const { control: look } = useControlStyles();
  const styles = useStyles();
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional ?? false} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...register(name)}
          maxLength={maxLength}
          className={mergeClasses(look, styles.area)}
        />
      )}
    </FieldShell>
  );
}
