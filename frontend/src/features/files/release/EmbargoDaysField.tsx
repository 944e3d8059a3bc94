import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/form/TextField.tsx';
import type { ReleaseValues } from './rules/releaseValues.ts';
import { normalizedDays } from './rules/normalizedDays.ts';

interface Props {
  name: 'embargoDays' | `own.${string}.embargoDays`;
  label: string;
}

/** For how many days a file is kept back. */
export function EmbargoDaysField({ name, label }: Props) {
  const { setValue, getValues } = useFormContext<ReleaseValues>();
  return (
    <TextField<ReleaseValues>
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      rules={{ onBlur: () => setValue(name, settled(getValues(name) ?? '')) }}
    />
  );
}

/** What has to be corrected stays as it was typed. */
function settled(typed: string): string {
  return String(normalizedDays(typed) ?? typed);
}
