import { type FieldValues, get, useFormState } from 'react-hook-form';

/** The error message of a field; undefined if it has none. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState<FieldValues>();
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
}
