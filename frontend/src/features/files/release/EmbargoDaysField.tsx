import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/form/TextField.tsx';
import type { ReleaseValues } from './rules/releaseValues.ts';
import { normalizedDays } from './rules/normalizedDays.ts';

interface Props {
  name: 'embargoDays' | `fileTerms.${string}.embargoDays`;
  label: string;
}

/** The embargo of a file in days. */
export function EmbargoDaysField({ name, label }: Props) {
  const { setValue, getValues } = useFormContext<ReleaseValues>();
  return (
    <TextField<ReleaseValues>
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      rules={{ onBlur: () => setValue(name, normalizedText(getValues(name) ?? '')) }}
    />
  );
}

/** Returns normalized days, or the entered text if it needs a correction. */
function normalizedText(input: string): string {
  return String(normalizedDays(input) ?? input);
}
