import { type FieldPath, type FieldValues, type RegisterOptions, useFormContext } from 'react-hook-form';
import { type Choice, Select } from '../Select.tsx';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { useFieldError } from './useFieldError.ts';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** Words of the empty choice. */
  placeholder: string;
  /** The field whose error is shown here, when it is not its own. */
  errorOf?: FieldPath<Values> | undefined;
  choices: readonly Choice[];
  rules?: RegisterOptions<Values, FieldPath<Values>>;
}

/** A field with one of a few. */
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
