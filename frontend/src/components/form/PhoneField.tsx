import { type FieldPath, type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import type { FieldText } from './FieldShell.tsx';
import { TextField } from './TextField.tsx';
import { withinPhoneDigits } from './withinPhoneDigits.ts';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** `tel` where it is the number of whoever fills in the form. */
  autoComplete?: 'off' | 'tel';
}

/** A phone number, written as its owner writes it. A number without a country code is one of the US. */
export function PhoneField<Values extends FieldValues>(props: Props<Values>) {
  const { setValue } = useFormContext<Values>();
  const limitDigits = (event: { target: { value: string } }) => {
    const kept = withinPhoneDigits(event.target.value);
    if (kept !== event.target.value) setValue(props.name, kept as PathValue<Values, Path<Values>>);
  };
  return (
    <TextField<Values>
      autoComplete="off"
      {...props}
      type="tel"
      inputMode="tel"
      maxLength={40}
      placeholder="(555) 123-4567"
      rules={{ onChange: limitDigits }}
    />
  );
}
