import { makeStyles } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { isCompleteVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import type { TypedLookup } from '../../requests/lookup/typedLookup.ts';
import { CodeField } from './CodeField.tsx';
import { LookupField } from './LookupField.tsx';

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
            hint={t('The Client Order Number you entered in the request')}
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

interface ShareLinkButtonProps {
  /** Null while it would lead to no request. */
  link: () => string | null;
}

/** Copies the address that leads straight to the request. */
function ShareLinkButton({ link }: ShareLinkButtonProps) {
  const { t } = useTranslation();
  const toasts = useToasts();

  async function share() {
    const address = link();
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ type: 'success', message: t('Link copied. Anyone who has it can see this request.') });
    } catch {
      toasts.show({ type: 'error', message: t('Failed to copy URL to clipboard') });
    }
  }

  return (
    <Button appearance="subtle" icon={<LinkRegular />} onClick={() => void share()}>
      {t('Share Direct Link')}
    </Button>
  );
}
