import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type AuthFormState, useLazyAuthForm } from './useLazyAuthForm.ts';

export type { AuthFormState } from './useLazyAuthForm.ts';

interface Options<Values extends FieldValues, Sent> {
  /** What the fields hold, and what is sent of it. */
  schema: z.ZodMiniType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  send: (values: Sent) => Promise<void>;
  /** Shown when the server gave no reason; already translated. */
  fallback: string;
  /** Errors that `send` throws before the call have messages for users. */
  showsOwnErrors?: boolean;
}

/** Sends what a form holds. What the server finds wrong with a field is shown at the field, everything else above. */
export function useAuthForm<Values extends FieldValues, Sent>({
  schema,
  ...rest
}: Options<Values, Sent>): AuthFormState<Values, Sent> {
  return useLazyAuthForm<Values, Sent, unknown>({ load: () => Promise.resolve({ schema }), ...rest });
}
