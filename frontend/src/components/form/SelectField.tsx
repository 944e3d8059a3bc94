import { type FieldPath, type FieldValues, type RegisterOptions, useFormContext } from 'react-hook-form';
import { type SelectOption, Select } from '../Select.tsx';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { useFieldError } from './useFieldError.ts';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** Label of the empty option. */
  placeholder: string;
  /** The field whose error is shown, if it is not this field’s. */
  errorOf?: FieldPath<Values> | undefined;
  choices: readonly SelectOption[];
  rules?: RegisterOptions<Values, FieldPath<Values>>;
}

/** A select of the surrounding form. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, placeholder, choices, rules, errorOf = name } = props;
  const { register } = useFormContext<Values>();
  const error = useFieldError(errorOf);
  return (
    <FieldShell name={errorOf} label={label} hint={hint} optional={optional ?? false} error={error}>
      {(control) => (
        <Select {...control} {...register(name, rules)} choices={choices}>
          <option value="">{placeholder}</option>
        </Select>
      )}
    </FieldShell>
  );
}
