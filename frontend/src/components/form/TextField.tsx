import { Input, type InputProps, mergeClasses } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useController, type UseControllerProps } from 'react-hook-form';
import { useControlStyles } from './controlStyles.ts';
import { fieldId } from './fieldId.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';

type Native = Pick<
  InputProps,
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
  | 'contentAfter'
>;

export type FieldRules<Values extends FieldValues> = UseControllerProps<Values, FieldPath<Values>>['rules'];

interface Props<Values extends FieldValues> extends FieldText, Native {
  name: FieldPath<Values>;
  /** Called with the events of the field. */
  rules?: FieldRules<Values>;
  /** The value of the entered text; the text itself by default. */
  parse?: (text: string) => unknown;
}

/** A text field of the surrounding form. */
export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, rules, parse, className, ...native } = props;
  const styles = useControlStyles();
  const { field, fieldState } = useController<Values>({ name, ...(rules && { rules }) });
  return (
    <FieldShell
      name={name}
      label={label}
      hint={hint}
      optional={optional ?? false}
      error={fieldState.error?.message}
    >
      <Input
        size="large"
        {...native}
        {...field}
        value={String(field.value ?? '')}
        onChange={(event, { value }) => field.onChange(parse ? parse(value) : event)}
        id={fieldId(name)}
        className={mergeClasses(styles.control, className)}
        // Inputs do not inherit text styles.
        input={{ className: className ?? '' }}
      />
    </FieldShell>
  );
}
