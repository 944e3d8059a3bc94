import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type AuthFormState, useLazyAuthForm } from './useLazyAuthForm.ts';

export type { AuthFormState } from './useLazyAuthForm.ts';

interface Options<Values extends FieldValues, Output> {
  /** Validates the field values and returns what is sent. */
  schema: z.ZodMiniType<Output, Values>;
  defaultValues: DefaultValues<Values>;
  send: (values: Output) => Promise<void>;
  /** Translated message for a failure without a reason. */
  fallback: string;
  /** Whether errors that `send` throws before the call have messages for users. */
  showsOwnErrors?: boolean;
}

/**
 * State of a form that is submitted to the server. Field errors are shown at their fields, other errors above the form.
 */
export function useAuthForm<Values extends FieldValues, Output>({
  schema,
  ...rest
}: Options<Values, Output>): AuthFormState<Values, Output> {
  return useLazyAuthForm<Values, Output, unknown>({ load: () => Promise.resolve({ schema }), ...rest });
}
