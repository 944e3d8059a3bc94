import { Input, type InputProps, mergeClasses, useMergedRefs } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useController, type UseControllerProps } from 'react-hook-form';
import { useControlStyles } from './controlStyles.ts';
import { fieldId } from './fieldId.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { withDecimalPoint } from './typing/decimalPoint.ts';
import { onPaste, onPasteDay } from './typing/onPaste.ts';
import { useUnseenValue } from './typing/useUnseenValue.ts';

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
  /** The value of a pasted text, which replaces the current one; null to insert the text. Days are understood anyway. */
  parsePasted?: (text: string) => string | null;
}

/** A text field of the surrounding form. */
export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, rules, parse, parsePasted, className, ...native } = props;
  const styles = useControlStyles();
  const { field, fieldState } = useController<Values>({ name, ...(rules && { rules }) });
  const value = String(field.value ?? '');
  const enter = (text: string) => field.onChange(parse ? parse(text) : text);
  const control = useUnseenValue(value, enter);
  const ref = useMergedRefs(field.ref, control);
  /** When the person has entered it: until then, the comma of `1,250` may separate thousands. */
  const settleAmount = () => {
    if (native.inputMode === 'decimal' && withDecimalPoint(value) !== value) enter(withDecimalPoint(value));
  };
  const paste =
    native.type === 'date'
      ? onPasteDay(field.onChange, native.max)
      : parsePasted && onPaste(parsePasted, field.onChange);
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
        ref={ref}
        value={value}
        onChange={(_, { value: text }) => enter(text)}
        onBlur={() => {
          settleAmount();
          field.onBlur();
        }}
        onKeyDown={({ key }) => key === 'Enter' && settleAmount()}
        onPaste={paste}
        id={fieldId(name)}
        className={mergeClasses(styles.control, className)}
        // Inputs do not inherit text styles.
        input={{ className: className ?? '' }}
      />
    </FieldShell>
  );
}
