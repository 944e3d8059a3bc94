import { enteredPhone } from '@portal/contract/fields/entered/phone.ts';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldText } from './FieldShell.tsx';
import { TextField } from './TextField.tsx';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** `tel` if it is the user’s own number. */
  autoComplete?: 'off' | 'tel';
}

/** A phone number in any notation. Without a country code it is a US number. */
export function PhoneField<Values extends FieldValues>(props: Props<Values>) {
  return (
    <TextField<Values>
      autoComplete="off"
      {...props}
      type="tel"
      inputMode="tel"
      placeholder="(555) 123-4567"
      parse={enteredPhone}
    />
  );
}
