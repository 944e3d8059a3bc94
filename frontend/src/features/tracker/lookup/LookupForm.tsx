import { Button, makeStyles } from '@fluentui/react-components';
import { isCompleteVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { screenOnly, wrap } from '../../../components/layout/shapes.ts';
import type { LookupInput } from '../../requests/lookup/lookupInput.ts';
import { CodeField } from './CodeField.tsx';
import { LookupField } from './LookupField.tsx';
import { ShareLinkButton } from './ShareLinkButton.tsx';

const useStyles = makeStyles({
  form: { ...screenOnly },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: '16px 24px',
  },
  actions: {
    ...wrap('8px'),
    justifyContent: 'flex-end',
    marginTop: '16px',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 599px)': { flexDirection: 'column-reverse' },
  },
});

interface Props {
  input: LookupInput;
  onChange: (change: Partial<LookupInput>) => void;
  onSubmit: () => void;
  /** Called on blur of the Order ID: looks up without waiting for the pause. */
  onOrderIdBlur: () => void;
  directLink: () => string;
  /** Focuses the first field. */
  takesFocus: boolean;
}

/** Order ID and verification code. The lookup also starts automatically after a pause in typing. */
export function LookupForm({ input, onChange, onSubmit, onOrderIdBlur, directLink, takesFocus }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const [showsProblems, setShowsProblems] = useState(false);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const problems = {
    orderId: input.orderId.trim() ? undefined : t('Please enter a valid order ID'),
    verificationCode: isCompleteVerificationCode(input.code)
      ? undefined
      : t('Please enter your case verification code'),
  };

  /** Returns whether both fields are complete. Otherwise shows the problems and focuses the first one. */
  function validate(): boolean {
    const firstInvalid = Object.entries(problems).find(([, problem]) => problem)?.[0];
    setShowsProblems(firstInvalid !== undefined);
    form.current?.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
    return firstInvalid === undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (validate()) onSubmit();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label={t('Find your request')}>
      <Surface>
        <div className={styles.fields}>
          <LookupField
            name="orderId"
            label={t('Order ID')}
            hint={t('The Client Order Number you entered in the request')}
            problem={showsProblems ? problems.orderId : undefined}
            value={input.orderId}
            maxLength={100}
            onChange={({ target }) => onChange({ orderId: target.value })}
            onBlur={onOrderIdBlur}
          />
          <CodeField
            code={input.code}
            problem={showsProblems ? problems.verificationCode : undefined}
            onChange={(code) => onChange({ code })}
          />
        </div>
        <div className={styles.actions}>
          <ShareLinkButton link={() => (validate() ? directLink() : null)} />
          <Button type="submit" appearance="primary">
            {t('Check status')}
          </Button>
        </div>
      </Surface>
    </form>
  );
}
