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
  /** In characters. */
  maxLength: number;
}

/** A multi-line text field of the surrounding form. */
export function TextAreaField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, maxLength } = props;
  const { control: controlClass } = useControlStyles();
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
          className={mergeClasses(controlClass, styles.area)}
        />
      )}
    </FieldShell>
  );
}
