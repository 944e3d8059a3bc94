import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type SelectOption, Select } from '../Select.tsx';
import { fieldId } from './fieldId.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import type { FieldRules } from './TextField.tsx';
import { useFieldError } from './useFieldError.ts';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** Label of the empty option. */
  placeholder: string;
  /** The field whose error is shown, if it is not this field’s. */
  errorOf?: FieldPath<Values> | undefined;
  choices: readonly SelectOption[];
  rules?: FieldRules<Values>;
  /** The value of the empty option; an empty text by default. */
  emptyValue?: null;
}

/** A select of the surrounding form. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, placeholder, choices, rules, emptyValue, errorOf = name } = props;
  const { field } = useController<Values>({ name, ...(rules && { rules }) });
  const error = useFieldError(errorOf);
  return (
    <FieldShell name={errorOf} label={label} hint={hint} optional={optional ?? false} error={error}>
      <Select
        {...field}
        value={field.value ?? ''}
        onChange={(event, { value }) => field.onChange(value === '' && emptyValue === null ? null : event)}
        id={fieldId(errorOf)}
        choices={choices}
      >
        <option value="">{placeholder}</option>
      </Select>
    </FieldShell>
  );
}
