import { Button, Input, makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { fieldId } from '../../../components/form/fieldId.ts';
import { FieldShell } from '../../../components/form/FieldShell.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';

const useStyles = makeStyles({
  entry: { display: 'grid', gap: '16px', justifyItems: 'start' },
  field: { width: 'min(280px, 100%)' },
  code: { textTransform: 'uppercase', letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' },
  verify: { minHeight: '44px' },
});

/** The provider's code format: SM and four more characters. */
const CODE = /^SM[0-9A-Z]{4}$/;

interface Props {
  problem: string | undefined;
  busy: boolean;
  disabled: boolean;
  onProblem: (problem: string | undefined) => void;
  onVerify: (code: string) => void;
}

/** The field for the code from the bank statement. */
export function DepositCodeForm({ problem, busy, disabled, onProblem, onVerify }: Props) {
  const styles = useStyles();
  const { control } = useControlStyles();
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const verify = () => {
    const normalized = code.replace(/\s/g, '').toUpperCase();
    if (CODE.test(normalized)) onVerify(normalized);
    else onProblem('Enter the 6-character code that starts with SM.');
  };
  const verifyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    verify();
  };
  return (
    <div className={styles.entry}>
      <div className={styles.field}>
        <FieldShell
          name="depositCode"
          label={t('Deposit code')}
          hint={t('6 characters, for example SM1A2B')}
          error={problem}
        >
          <Input
            id={fieldId('depositCode')}
            size="large"
            className={control}
            input={{ className: styles.code }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
            disabled={disabled}
            value={code}
            onChange={(_, { value }) => {
              setCode(value);
              onProblem(undefined);
            }}
            onKeyDown={verifyOnEnter}
          />
        </FieldShell>
      </div>
      <VisuallyHidden role="alert">{problem && t(problem)}</VisuallyHidden>
      <Button
        appearance="primary"
        size="large"
        className={styles.verify}
        icon={busy ? <SmallSpinner /> : null}
        disabled={disabled}
        onClick={verify}
      >
        {busy ? t('Verifying...') : t('Verify account')}
      </Button>
    </div>
  );
}
