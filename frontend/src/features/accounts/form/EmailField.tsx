import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../../components/form/fieldId.ts';
import { TextField } from '../../../components/form/TextField.tsx';
import { useTextLinkStyles } from './useTextLinkStyles.ts';

/** How long typing must rest before an address is looked at. */
const PAUSE_MS = 500;

/** The address that a misspelt one probably means; null while there is none to offer. */
function useEmailSuggestion(typed: string): string | null {
  const [found, setFound] = useState<{ typed: string; suggestion: string | null } | null>(null);
  useEffect(() => {
    if (!typed.includes('@')) return;
    let current = true;
    const pause = setTimeout(() => {
      import('./suggestEmail.ts')
        .then(({ suggestEmail }) => current && setFound({ typed, suggestion: suggestEmail(typed) }))
        // The list of providers did not arrive: there is no suggestion, and nothing else is missing.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [typed]);
  return found?.typed === typed ? found.suggestion : null;
}

const useStyles = makeStyles({
  field: { display: 'grid', gap: '4px' },
});

/** Of a form that asks for the address of an account. */
interface EmailValues {
  email: string;
}

interface Props {
  /** `username` where it signs in: password managers then offer what they keep. */
  autoComplete: 'username' | 'email';
  /** The address is decided and cannot be changed here. */
  readOnly?: boolean;
  hint?: string;
}

/**
 * The address of an account. A misspelt mail provider is pointed out and corrected on a click; nothing waits for it.
 * Plain text, not type="email": browsers would cut what is typed before the rules of the portal see it.
 */
export function EmailField({ autoComplete, readOnly = false, hint }: Props) {
  const styles = useStyles();
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const { control, setValue, clearErrors } = useFormContext<EmailValues>();
  const typed = useWatch({ control, name: 'email' });
  const suggestion = useEmailSuggestion(readOnly ? '' : typed);

  function apply(address: string) {
    setValue('email', address, { shouldDirty: true });
    clearErrors('email');
    focusField('email');
  }
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
      <div role="status">
        {suggestion && (
          <button type="button" className={link} onClick={() => apply(suggestion)}>
            {t('Did you mean {{address}}?', { address: suggestion })}
          </button>
        )}
      </div>
    </div>
  );
}
