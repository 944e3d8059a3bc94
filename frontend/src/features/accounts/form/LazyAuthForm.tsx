import { type Ref, useImperativeHandle } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AuthForm, type AuthFormFrame } from './AuthForm.tsx';
import { type LazyAuthFormOptions, useLazyAuthForm } from './useLazyAuthForm.ts';

interface Props<Values extends FieldValues, Output, Module>
  extends LazyAuthFormOptions<Values, Output, Module>, AuthFormFrame {
  ref?: Ref<EnteredValues<Values>>;
}

/** Reads what was entered in a form. */
export type EnteredValues<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues'>;

/**
 * An `AuthForm` with a state of its own, whose schema and send code load after the page. `useForm` renders its component
 * twice in the task in which it mounts. The fields come from outside, so that they are rendered once.
 */
export function LazyAuthForm<Values extends FieldValues, Output, Module>({
  action,
  busyAction,
  locksWhileBusy = false,
  children,
  ref,
  ...options
}: Props<Values, Output, Module>) {
  const state = useLazyAuthForm(options);
  const { getValues } = state.form;
  useImperativeHandle(ref, () => ({ getValues }), [getValues]);
  return (
    <AuthForm state={state} action={action} busyAction={busyAction} locksWhileBusy={locksWhileBusy}>
      {children}
    </AuthForm>
  );
}
