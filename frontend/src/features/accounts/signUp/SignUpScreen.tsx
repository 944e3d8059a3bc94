import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { LazyProviderButtons } from '../oauth/LazyProviderButtons.tsx';
import { useRedirectWhenSignedIn } from '../signIn/useRedirectWhenSignedIn.ts';
import { SecondStep } from '../twoStep/SecondStep.tsx';
import { useSignInSteps } from '../twoStep/useSignInSteps.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useInvitation } from './useInvitation.ts';

const InvitedSignUp = lazyComponent(async () => (await import('./InvitedSignUp.tsx')).InvitedSignUp, {
  Fallback: ScreenSkeleton,
});

/** /signup: creates a client account, or the account of `?invitation`, and signs in. */
export function SignUpScreen() {
  const { t } = useTranslation();
  const { token: invitation, clearStoredToken, decline } = useInvitation();
  const leaving = useRedirectWhenSignedIn({
    destination: () => {
      clearStoredToken();
      return '/dashboard';
    },
    keepExistingSession: invitation !== null,
  });
  const { pending, advance, restart } = useSignInSteps();
  if (leaving) return null;
  if (pending) return <SecondStep step={pending} onGrant={advance} onBack={restart} />;
  return (
    <CardLayout
      title={t('Create your account')}
      below={
        <>
          {t('Already have an account?')} <TextLink to="/login">{t('Sign in')}</TextLink>
        </>
      }
      last={invitation === null && <LazyProviderButtons rememberMe={() => true} />}
    >
      {invitation === null ? (
        <SignUpForm invitation={null} onStep={advance} />
      ) : (
        <InvitedSignUp
          token={invitation}
          onStep={advance}
          onInvitationExpired={clearStoredToken}
          onDecline={decline}
        />
      )}
    </CardLayout>
  );
}
