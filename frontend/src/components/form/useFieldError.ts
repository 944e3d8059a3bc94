import { type FieldValues, get, useFormContext, useFormState } from 'react-hook-form';

/** The error message of a field; undefined if it has none. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext<FieldValues>();
  const { errors } = useFormState({ control });
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
}
