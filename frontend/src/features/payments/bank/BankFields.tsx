import { Field, Input, type InputProps, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { fieldId } from '../../../components/form/fieldId.ts';
import { FieldShell } from '../../../components/form/FieldShell.tsx';
import { type BankAccount, digitsOf, MAX_ACCOUNT_DIGITS, ROUTING_DIGITS } from './bankAccount.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap: '20px 16px',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  },
  wide: { gridColumn: '1 / -1' },
});

/** Keeps the browser from storing the values or sending them to a spelling service. */
const PRIVATE = { autoComplete: 'off', spellCheck: false } as const;

interface Props {
  account: BankAccount;
  routingProblem: string | undefined;
  disabled: boolean;
  onChange: (change: Partial<BankAccount>) => void;
  onEnter: () => void;
}

/** The holder, numbers and type of a bank account. The inputs have no names, so no form submits them. */
export function BankFields({ account, routingProblem, disabled, onChange, onEnter }: Props) {
  const styles = useStyles();
  const { control } = useControlStyles();
  const { t } = useTranslation();
  const input: InputProps = {
    ...PRIVATE,
    className: control,
    size: 'large',
    disabled,
    // The surrounding form submits the whole request, so Enter pays instead.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    },
  };
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <FieldShell name="accountHolderName" label={t('Account holder name')} error={undefined}>
          <Input
            id={fieldId('accountHolderName')}
            {...input}
            maxLength={100}
            value={account.accountHolderName}
            onChange={(event) => onChange({ accountHolderName: event.target.value })}
          />
        </FieldShell>
      </div>
      <FieldShell name="routingNumber" label={t('Routing number')} error={routingProblem}>
        <Input
          id={fieldId('routingNumber')}
          {...input}
          inputMode="numeric"
          value={account.routingNumber}
          onChange={(event) => onChange({ routingNumber: digitsOf(event.target.value, ROUTING_DIGITS) })}
        />
      </FieldShell>
      <FieldShell name="accountNumber" label={t('Account number')} error={undefined}>
        <Input
          id={fieldId('accountNumber')}
          {...input}
          inputMode="numeric"
          value={account.accountNumber}
          onChange={(event) => onChange({ accountNumber: digitsOf(event.target.value, MAX_ACCOUNT_DIGITS) })}
        />
      </FieldShell>
      <Field label={{ children: t('Account type'), weight: 'semibold' }}>
        <RadioGroup
          layout="horizontal"
          disabled={disabled}
          value={account.accountType}
          onChange={(_, { value }) => onChange({ accountType: value === 'savings' ? 'savings' : 'checking' })}
        >
          <Radio value="checking" label={t('Checking')} />
          <Radio value="savings" label={t('Savings')} />
        </RadioGroup>
      </Field>
    </div>
  );
}
