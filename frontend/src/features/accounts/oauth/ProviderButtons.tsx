import { makeStyles, tokens } from '@fluentui/react-components';
import type { IdentityProvider } from '@portal/contract/endpoints/oauth.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { identityProvidersQuery } from './identityProvidersQuery.ts';
import { failureNow } from '../form/failureNow.ts';
import { goTo } from './goTo.ts';
import { providerNames } from './providerNames.ts';
import { startOAuthSignIn } from './startOAuthSignIn.ts';
import type { AuthFailure } from '../form/authFailureOf.ts';
import { FailureBox } from '../form/FailureBox.tsx';
import { PlainButton } from '../form/PlainButton.tsx';
import { ProviderMark } from './ProviderMark.tsx';

const line = { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 };

const useStyles = makeStyles({
  ways: { display: 'grid', gap: '12px' },
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
 * Signing in with another provider. Nothing is shown until it is known which ones the portal has, so this stands last
 * in its card, where it moves nothing.
 */
export function ProviderButtons({ rememberMe }: { rememberMe: () => boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data: providers = [] } = useQuery(identityProvidersQuery);
  const [leavingTo, setLeavingTo] = useState<IdentityProvider | null>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  // A browser may bring the page back as it was left.
  useEffect(() => {
    const cameBack = () => setLeavingTo(null);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  async function start(provider: IdentityProvider) {
    setFailure(null);
    setLeavingTo(provider);
    try {
      goTo(await startOAuthSignIn(provider, rememberMe()));
    } catch (error) {
      setLeavingTo(null);
      setFailure(failureNow(error, t('Login failed. Please try again.')));
    }
  }
  if (providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <span className={styles.or}>{t('or')}</span>
      {failure && <FailureBox failure={failure} />}
      {providers.map((provider) => (
        <PlainButton
          key={provider}
          icon={<ProviderMark provider={provider} />}
          busy={leavingTo === provider}
          disabled={leavingTo !== null}
          onClick={() => void start(provider)}
        >
          {t('Continue with {{provider}}', { provider: providerNames[provider] })}
        </PlainButton>
      ))}
    </div>
  );
}
