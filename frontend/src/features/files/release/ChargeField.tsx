import { TextField } from '../../../components/form/TextField.tsx';
import type { ReleaseValues } from './rules/releaseValues.ts';

interface Props {
  name: 'chargeAmount' | `fileTerms.${string}.chargeAmount`;
  label: string;
}

/** The charge for a file in US dollars. */
export function ChargeField({ name, label }: Props) {
  return (
    <TextField<ReleaseValues>
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      placeholder="25.00"
    />
  );
}
