import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type ResolverError,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../../../lib/apiError.ts';
import type { AuthFailure } from './authFailureOf.ts';
import { failureNow } from './failureNow.ts';
import { loadOrThrowApiError } from './loadOrThrowApiError.ts';

interface Options<Values extends FieldValues, Sent, Work> {
  /**
   * The rules of the form and the code that sends it. They arrive while the form is filled in, so that it need not wait
   * for them.
   */
  load: () => Promise<{ schema: z.ZodMiniType<Sent, Values> } & Work>;
  defaultValues: DefaultValues<Values>;
  send: (values: Sent, work: Work) => Promise<void>;
  /** Shown when the server gave no reason; already translated. */
  fallback: string;
  /** Errors that `send` throws before the call have messages for users. */
  showsOwnErrors?: boolean;
}

/** State of a form that is submitted to the server. */
export interface AuthFormState<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  failure: AuthFailure | null;
  submit: () => Promise<void>;
  forgetFailure: () => void;
}

/** A form of a first page. What the server finds wrong with a field is shown at the field, everything else above. */
export function useLazyAuthForm<Values extends FieldValues, Sent, Work>({
  load,
  defaultValues,
  send,
  fallback,
  showsOwnErrors = false,
}: Options<Values, Sent, Work>): AuthFormState<Values, Sent> {
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const resolver: Resolver<Values, unknown, Sent> = async (values, context, options) => {
    try {
      const [{ schema }, { standardSchemaResolver }] = await loadOrThrowApiError(() =>
        Promise.all([load(), loadResolver()]),
      );
      return standardSchemaResolver<Values, unknown, Sent>(schema)(values, context, options);
    } catch (error) {
      // Thrown here, it would leave the form busy for good.
      showFailure(error);
      return unchecked();
    }
  };
  const form = useForm<Values, unknown, Sent>({ defaultValues, resolver, reValidateMode: 'onSubmit' });
  const preload = useEffectEvent(() => void Promise.all([load(), loadResolver()]).catch(() => undefined));
  useEffect(() => preload(), []);

  function showFailure(error: unknown) {
    const own = showsOwnErrors && error instanceof Error && !(error instanceof ApiError);
    setFailure(failureNow(error, own ? error.message : fallback));
  }
  const sendChecked = form.handleSubmit(async (values) => {
    try {
      await send(values, await load());
    } catch (error) {
      if (!showAtFields(form, error)) showFailure(error);
    }
  });
  const submit = () => {
    setFailure(null);
    return sendChecked();
  };
  return { form, failure, submit, forgetFailure: () => setFailure(null) };
}

function unchecked<Values extends FieldValues>(): ResolverError<Values> {
  return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Values> };
}

function loadResolver() {
  return import('@hookform/resolvers/standard-schema');
}

function showAtFields<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(form.getValues()) as FieldPath<Values>[];
  const wrong = names.filter((name) => error.fields[name] !== undefined);
  for (const name of wrong) {
    form.setError(name, { type: 'server', message: error.fields[name]! }, { shouldFocus: name === wrong[0] });
  }
  return wrong.length > 0;
}
