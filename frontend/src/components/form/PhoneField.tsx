import { type FieldPath, type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import type { FieldText } from './FieldShell.tsx';
import { TextField } from './TextField.tsx';
import { limitPhoneDigits } from './limitPhoneDigits.ts';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** `tel` if it is the user’s own number. */
  autoComplete?: 'off' | 'tel';
}

/** A phone number in any notation. Without a country code it is a US number. */
export function PhoneField<Values extends FieldValues>(props: Props<Values>) {
  const { setValue } = useFormContext<Values>();
  const limitDigits = (event: { target: { value: string } }) => {
    const limited = limitPhoneDigits(event.target.value);
    if (limited !== event.target.value) setValue(props.name, limited as PathValue<Values, Path<Values>>);
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
