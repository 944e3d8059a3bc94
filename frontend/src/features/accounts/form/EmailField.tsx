import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../../components/form/fieldId.ts';
import { TextField } from '../../../components/form/TextField.tsx';
import { useTextLinkStyles } from './useTextLinkStyles.ts';

/** Delay after the last keystroke before an address is checked. */
const PAUSE_MS = 500;

/** The probable correction of a misspelled address; null if there is none. */
function useEmailSuggestion(email: string): string | null {
  const [checked, setChecked] = useState<{ email: string; suggestion: string | null } | null>(null);
  useEffect(() => {
    if (!email.includes('@')) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      import('./suggestEmail.ts')
        .then(({ suggestEmail }) => isCurrent && setChecked({ email, suggestion: suggestEmail(email) }))
        // If the list of providers fails to load, there is no suggestion. The form works without it.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [email]);
  return checked?.email === email ? checked.suggestion : null;
}

const useStyles = makeStyles({
  field: { display: 'grid', gap: '4px' },
});

/** Values of a form with an email field. */
interface EmailValues {
  email: string;
}

interface Props {
  /** `username` on sign-in forms, so that password managers offer saved accounts. */
  autoComplete: 'username' | 'email';
  /** The address is fixed, as in an invitation. */
  readOnly?: boolean;
  hint?: string;
}

/**
 * The email address of an account. Suggests a correction for a misspelled mail provider. Submitting does not wait for
 * it. The input has no type="email", because browsers would trim the value before the portal validates it.
 */
export function EmailField({ autoComplete, readOnly = false, hint }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <TextField<EmailValues>
        name="email"
        label={t('Email')}
        hint={hint}
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
      />
      <div role="status">{!readOnly && <EmailSuggestion />}</div>
    </div>
  );
}

/** A component of its own, because the context changes as soon as the form is mounted. */
function EmailSuggestion() {
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const { control, setValue, clearErrors } = useFormContext<EmailValues>();
  const email = useWatch({ control, name: 'email' });
  const suggestion = useEmailSuggestion(email);

  function apply(address: string) {
    setValue('email', address, { shouldDirty: true });
    clearErrors('email');
    focusField('email');
  }
  if (!suggestion) return null;
  return (
    <button type="button" className={link} onClick={() => apply(suggestion)}>
      {t('Did you mean {{address}}?', { address: suggestion })}
    </button>
  );
}
