import { mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useControlStyles } from './controlStyles.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { useFieldError } from './useFieldError.ts';

type Native = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'readOnly'
  | 'maxLength'
  | 'placeholder'
  | 'min'
  | 'max'
  | 'className'
>;

interface Props<Values extends FieldValues> extends FieldText, Native {
  name: FieldPath<Values>;
  /** Options of React Hook Form, such as `onChange` and `setValueAs`. */
  rules?: RegisterOptions<Values, FieldPath<Values>>;
}

/** A text field of the surrounding form. */
export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, rules, className, ...native } = props;
  const styles = useControlStyles();
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional ?? false} error={error}>
      {(control) => (
        <input
          type="text"
          {...native}
          {...control}
          {...register(name, rules)}
          className={mergeClasses(styles.control, className)}
        />
      )}
    </FieldShell>
  );
}
