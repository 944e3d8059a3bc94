import { makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { LazyFailureBox } from './LazyFailureBox.tsx';
import { SubmitButton } from '../../../components/buttons/SubmitButton.tsx';
import type { AuthFormState } from './useLazyAuthForm.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  fields: { display: 'grid', gap: '20px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
});

export interface AuthFormFrame {
  /** Button label, and its label while the form is sent. */
  action: string;
  busyAction: string;
  /** Disables the fields while the form is sent. */
  locksWhileBusy?: boolean;
  children: ReactNode;
}

interface Props<Values extends FieldValues, Output> extends AuthFormFrame {
  state: AuthFormState<Values, Output>;
}

/** The frame of a sign-in, sign-up or password form: error, fields and submit button. */
export function AuthForm<Values extends FieldValues, Output>({
  state,
  action,
  busyAction,
  locksWhileBusy = false,
  children,
}: Props<Values, Output>) {
  const styles = useStyles();
  const fields = useRef<HTMLFieldSetElement>(null);
  const { form, failure, submit, clearFailure } = state;
  const { isSubmitting: busy } = useFormState({ control: form.control });

  // Disabling the fields removed the focus; restore it after a failure.
  useEffect(() => {
    if (failure && document.activeElement === document.body) fields.current?.querySelector('input')?.focus();
  }, [failure]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!busy) void submit();
  }
  function handleEdit({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name) form.clearErrors(name as FieldPath<Values>);
    clearFailure();
  }
  return (
    <FormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={send} onChangeCapture={handleEdit}>
        <LazyFailureBox failure={failure} onRetry={() => send()} />
        <fieldset ref={fields} className={styles.fields} disabled={busy && locksWhileBusy}>
          {children}
        </fieldset>
        <SubmitButton size="large" isPending={busy}>
          {busy ? busyAction : action}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
