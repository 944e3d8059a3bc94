import type { FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../../components/form/PasswordField.tsx';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint: string;
  confirmLabel: string;
}

/** A new password and its repetition in `confirmPassword`. */
export function NewPasswordFields<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, confirmLabel } = props;
  return (
    <>
      <PasswordField<Values> name={name} label={label} hint={hint} autoComplete="new-password" />
      <PasswordField<Values>
        name={'confirmPassword' as FieldPath<Values>}
        label={confirmLabel}
        autoComplete="new-password"
      />
    </>
  );
}
