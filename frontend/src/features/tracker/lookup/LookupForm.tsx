import { makeStyles } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCompleteVerificationCode } from '@portal/contract/rules/verificationCode.ts';
import { Button } from '../../../components/Button.tsx';
import { Surface } from '../../../components/Surface.tsx';
import type { TypedLookup } from '../../requests/lookup/typedLookup.ts';
import { CodeField } from './CodeField.tsx';
import { LookupField } from './LookupField.tsx';
import { ShareLinkButton } from './ShareLinkButton.tsx';

const useStyles = makeStyles({
  form: { '@media print': { display: 'none' } },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: '16px 24px',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    marginTop: '16px',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 599px)': { flexDirection: 'column-reverse' },
  },
});

interface Props {
  typed: TypedLookup;
  onType: (change: Partial<TypedLookup>) => void;
  onCheck: () => void;
  /** The order id was left: what is typed need not wait any longer. */
  onLeave: () => void;
  directLink: () => string;
}

/** Order id and verification code. The check also starts by itself; the button is for people who press buttons. */
export function LookupForm({ typed, onType, onCheck, onLeave, directLink }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);

  const problems = {
    orderId: typed.orderId.trim() ? undefined : t('Please enter a valid order ID'),
    verificationCode: isCompleteVerificationCode(typed.code)
      ? undefined
      : t('Please enter your case verification code'),
  };

  /** Whether both are there; if not, says what is missing and leads there. */
  function isComplete(): boolean {
    const firstWrong = Object.entries(problems).find(([, problem]) => problem)?.[0];
    setTried(firstWrong !== undefined);
    form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    return firstWrong === undefined;
  }

  function check(event: FormEvent) {
    event.preventDefault();
    if (isComplete()) onCheck();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={check} aria-label={t('Find your request')}>
      <Surface>
        <div className={styles.fields}>
          <LookupField
            name="orderId"
            label={t('Order ID')}
            hint={t('Your client order number, as you gave it in the request')}
            problem={tried ? problems.orderId : undefined}
            value={typed.orderId}
            maxLength={100}
            onChange={({ target }) => onType({ orderId: target.value })}
            onBlur={onLeave}
          />
          <CodeField
            code={typed.code}
            problem={tried ? problems.verificationCode : undefined}
            onType={(code) => onType({ code })}
          />
        </div>
        <div className={styles.actions}>
          <ShareLinkButton link={() => (isComplete() ? directLink() : null)} />
          <Button type="submit" appearance="primary">
            {t('Check Status')}
          </Button>
        </div>
      </Surface>
    </form>
  );
}
