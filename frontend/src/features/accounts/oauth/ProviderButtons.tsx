import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type IdentityProvider, startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import type { AuthFailure } from '../form/authFailureOf.ts';
import { FailureBox } from '../form/FailureBox.tsx';
import { authFailureNow } from '../form/authFailureNow.ts';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { goTo } from './goTo.ts';
import { identityProvidersQuery } from './identityProvidersQuery.ts';
import { oauthStartStore } from './oauthStart.ts';
import { providerNames } from './providerNames.ts';

const BINDING_BYTES = 32;

/** A secret of 256 random bits, in base64url. */
function newBinding(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BINDING_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Starts the sign-in, stores the binding in this tab, and returns the provider’s address. Throws ApiError. */
async function startOAuthSignIn(provider: IdentityProvider, rememberMe: boolean): Promise<string> {
  const binding = newBinding();
  const { url } = await call(startOAuth, { body: { provider, binding, rememberMe } });
  oauthStartStore.save({ provider, binding });
  return url;
}

const line = { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 };

const useStyles = makeStyles({
  providers: { display: 'grid', gap: '12px' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    '::before': line,
    '::after': line,
  },
});

/**
 * Buttons that sign in with another provider. They appear when the list of providers is loaded, so they come last in
 * the card, where they move nothing.
 */
export function ProviderButtons({ rememberMe }: { rememberMe: () => boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data: providers = [] } = useQuery(identityProvidersQuery);
  const [pendingProvider, setPendingProvider] = useState<IdentityProvider | null>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  // The browser may restore this page from its cache with the button still busy.
  useEffect(() => {
    const reset = () => setPendingProvider(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  async function start(provider: IdentityProvider) {
    setFailure(null);
    setPendingProvider(provider);
    try {
      goTo(await startOAuthSignIn(provider, rememberMe()));
    } catch (error) {
      setPendingProvider(null);
      setFailure(authFailureNow(error, t('Login failed. Please try again.')));
    }
  }
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      <span className={styles.or}>{t('or')}</span>
      {failure && <FailureBox failure={failure} />}
      {providers.map((provider) => (
        <Button
          key={provider}
          size="large"
          icon={pendingProvider === provider ? <SmallSpinner /> : <ProviderLogo provider={provider} />}
          disabledFocusable={pendingProvider !== null}
          onClick={() => void start(provider)}
        >
          {t('Continue with {{provider}}', { provider: providerNames[provider] })}
        </Button>
      ))}
    </div>
  );
}

/** The logo of an identity provider. */
function ProviderLogo({ provider }: { provider: IdentityProvider }) {
  return provider === 'google' ? (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.9-.1-1.5-.2-2.2H12v4.1h6.6c-.1 1-.9 2.6-2.5 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.5z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1 .7-2.4 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5H1.2v3.1C3.2 21.4 7.3 24 12 24z"
      />
      <path fill="#FBBC05" d="M5.3 14.3a7.4 7.4 0 0 1 0-4.6V6.6H1.2a12 12 0 0 0 0 10.8z" />
      <path
        fill="#EA4335"
        d="M12 4.7c2.2 0 3.7 1 4.6 1.8L20 3.1A11.5 11.5 0 0 0 12 0C7.3 0 3.2 2.7 1.2 6.6l4.1 3.1c.9-2.9 3.6-5 6.7-5z"
      />
    </svg>
  ) : (
    <svg width="20" height="20" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
      <path d="M8 0a8 8 0 0 0-2.53 15.59c.4.07.55-.17.55-.38v-1.49c-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82a7.5 7.5 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48v2.2c0 .21.15.46.55.38A8 8 0 0 0 8 0z" />
    </svg>
  );
}
