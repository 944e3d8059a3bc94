import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/form/TextField.tsx';
import type { ReleaseValues } from '../rules/releaseValues.ts';
import { withinAmount } from '../rules/withinAmount.ts';

interface Props {
  name: 'chargeAmount' | `own.${string}.chargeAmount`;
  label: string;
}

/** What a file costs, in US dollars. */
export function ChargeField({ name, label }: Props) {
  const { setValue, getValues } = useFormContext<ReleaseValues>();
  return (
    <TextField<ReleaseValues>
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder="25.00"
      rules={{ onChange: () => setValue(name, withinAmount(getValues(name) ?? '')) }}
    />
  );
}
