import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoxStyles, useControlStyles } from '../../../components/form/controlStyles.ts';
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
  types: { border: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  legend: {
    padding: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  type: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '36px',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
  },
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
  const { box } = useBoxStyles();
  const { control: controlClass } = useControlStyles();
  const { t } = useTranslation();
  const group = useId();
  const input = {
    ...PRIVATE,
    className: controlClass,
    disabled,
    // The surrounding form submits the whole request, so Enter pays instead.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    },
  };
  const types = [
    ['checking', t('Checking')],
    ['savings', t('Savings')],
  ] as const;
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <FieldShell name="accountHolderName" label={t('Account holder name')} error={undefined}>
          {(control) => (
            <input
              {...control}
              {...input}
              maxLength={100}
              value={account.accountHolderName}
              onChange={(event) => onChange({ accountHolderName: event.target.value })}
            />
          )}
        </FieldShell>
      </div>
      <FieldShell name="routingNumber" label={t('Routing number')} error={routingProblem}>
        {(control) => (
          <input
            {...control}
            {...input}
            inputMode="numeric"
            value={account.routingNumber}
            onChange={(event) => onChange({ routingNumber: digitsOf(event.target.value, ROUTING_DIGITS) })}
          />
        )}
      </FieldShell>
      <FieldShell name="accountNumber" label={t('Account number')} error={undefined}>
        {(control) => (
          <input
            {...control}
            {...input}
            inputMode="numeric"
            value={account.accountNumber}
            onChange={(event) =>
              onChange({ accountNumber: digitsOf(event.target.value, MAX_ACCOUNT_DIGITS) })
            }
          />
        )}
      </FieldShell>
      <fieldset className={styles.types} disabled={disabled}>
        <legend className={styles.legend}>{t('Account type')}</legend>
        {types.map(([value, label]) => (
          <label key={value} className={styles.type}>
            <input
              type="radio"
              name={group}
              className={box}
              checked={account.accountType === value}
              onChange={() => onChange({ accountType: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
