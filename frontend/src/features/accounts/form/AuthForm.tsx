import { makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { LazyFailureBox } from './LazyFailureBox.tsx';
import { PlainButton } from './PlainButton.tsx';
import type { AuthFormState } from './useLazyAuthForm.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  fields: { display: 'grid', gap: '20px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
});

interface Props<Values extends FieldValues, Sent> {
  state: AuthFormState<Values, Sent>;
  /** What the button says, and what it says while the form is sent. */
  action: string;
  busyAction: string;
  /** Nothing can be typed while the form is sent. */
  locksWhileBusy?: boolean;
  children: ReactNode;
}

/** The frame of a form that signs in or leads there: its failure, its fields, its one button. */
export function AuthForm<Values extends FieldValues, Sent>({
  state,
  action,
  busyAction,
  locksWhileBusy = false,
  children,
}: Props<Values, Sent>) {
  const styles = useStyles();
  const fields = useRef<HTMLFieldSetElement>(null);
  const { form, failure, submit, forgetFailure } = state;
  const { isSubmitting: busy } = useFormState({ control: form.control });

  // A field that was locked has lost the focus.
  useEffect(() => {
    if (failure && document.activeElement === document.body) fields.current?.querySelector('input')?.focus();
  }, [failure]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!busy) void submit();
  }
  function edited({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name) form.clearErrors(name as FieldPath<Values>);
    forgetFailure();
  }
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send} onChangeCapture={edited}>
        <LazyFailureBox failure={failure} onRetry={() => send()} />
        <fieldset ref={fields} className={styles.fields} disabled={busy && locksWhileBusy}>
          {children}
        </fieldset>
        <PlainButton type="submit" primary busy={busy}>
          {busy ? busyAction : action}
        </PlainButton>
      </form>
    </FormProvider>
  );
}
