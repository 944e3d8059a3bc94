import { useState } from 'react';
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
import { authFailureNow } from './authFailureNow.ts';
import { loadOrThrowApiError } from './loadOrThrowApiError.ts';
import { useWarmUp } from '../../../components/lazyComponent.tsx';

export interface LazyAuthFormOptions<Values extends FieldValues, Output, Module> {
  /** Loads the schema and the code that sends the form. They load while the user fills it in. */
  load: () => Promise<{ schema: z.ZodMiniType<Output, Values> } & Module>;
  defaultValues: DefaultValues<Values>;
  send: (values: Output, module: Module) => Promise<void>;
  /** Translated message for a failure without a reason. */
  fallback: string;
  /** Whether errors that `send` throws before the call have messages for users. */
  showsOwnErrors?: boolean;
}

/** State of a form that is submitted to the server. */
export interface AuthFormState<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  failure: AuthFailure | null;
  submit: () => Promise<void>;
  clearFailure: () => void;
}

/**
 * Like `useAuthForm`, but schema and send code load after the page. Field errors are shown at their fields, other errors
 * above the form.
 */
export function useLazyAuthForm<Values extends FieldValues, Output, Module>({
  load,
  defaultValues,
  send,
  fallback,
  showsOwnErrors = false,
}: LazyAuthFormOptions<Values, Output, Module>): AuthFormState<Values, Output> {
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const resolver: Resolver<Values, unknown, Output> = async (values, context, options) => {
    try {
      const [{ schema }, { standardSchemaResolver }] = await loadOrThrowApiError(() =>
        Promise.all([load(), loadResolver()]),
      );
      return standardSchemaResolver<Values, unknown, Output>(schema)(values, context, options);
    } catch (error) {
      // If the resolver threw, the form would stay busy.
      showFailure(error);
      return validationNotRun();
    }
  };
  const form = useForm<Values, unknown, Output>({ defaultValues, resolver, reValidateMode: 'onSubmit' });
  useWarmUp(() => Promise.all([load(), loadResolver()]));

  function showFailure(error: unknown) {
    const hasMessage = showsOwnErrors && error instanceof Error && !(error instanceof ApiError);
    setFailure(authFailureNow(error, hasMessage ? error.message : fallback));
  }
  const sendChecked = form.handleSubmit(async (values) => {
    try {
      await send(values, await load());
    } catch (error) {
      if (!showFieldErrors(form, error)) showFailure(error);
    }
  });
  const submit = () => {
    setFailure(null);
    return sendChecked();
  };
  return { form, failure, submit, clearFailure: () => setFailure(null) };
}

function validationNotRun<Values extends FieldValues>(): ResolverError<Values> {
  return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Values> };
}

function loadResolver() {
  return import('@hookform/resolvers/standard-schema');
}

function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(form.getValues()) as FieldPath<Values>[];
  const invalidNames = names.filter((name) => error.fields[name] !== undefined);
  for (const name of invalidNames) {
    form.setError(
      name,
      { type: 'server', message: error.fields[name]! },
      { shouldFocus: name === invalidNames[0] },
    );
  }
  return invalidNames.length > 0;
}
