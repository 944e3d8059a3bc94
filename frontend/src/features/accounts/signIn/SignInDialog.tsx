import { Button } from '@fluentui/react-components';
import { signOut, type SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import { formatList } from '../../../lib/format.ts';
import { type Claims, tokenClaimsOf } from '../../../lib/session/claims.ts';
import { openSession } from '../../../lib/session/session.ts';
import type { SignInDialogProps } from '../../../lib/session/signInDialog.ts';
import { TextLink } from '../form/TextLink.tsx';
import { identityProvidersQuery } from '../oauth/identityProvidersQuery.ts';
import { providerNames } from '../oauth/providerNames.ts';
import { TwoStepCodeFields } from '../twoStep/TwoStepCodeFields.tsx';
import type { PendingStep } from '../twoStep/useSignInSteps.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';

/** A verified account that the person must confirm or replace. */
interface Reviewed {
  grant: Grant;
  account: Claims;
  kind: 'ask' | 'refuse';
  text: string;
}

/** Signs in without leaving the page, with a second step if the account has one. */
export function SignInDialog({ review, onConfirmed, onSignedIn, onClose }: SignInDialogProps) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<PendingStep | null>(null);
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);

  const finish = (grant: Grant) => {
    openSession(grant);
    onSignedIn();
  };
  const advance = async (step: SignInStep) => {
    if (step.step !== 'done') return setPending(step);
    const account = tokenClaimsOf(step.token, new Date());
    if (!account) throw new Error('The server sent a session token that can’t be read');
    const verdict = await review(account).catch((error: unknown) => {
      endSession(step);
      throw error;
    });
    if (verdict.kind === 'accept') return finish(step);
    setPending(null);
    setReviewed({ grant: step, account, ...verdict });
  };
  const startOver = () => {
    if (reviewed) endSession(reviewed.grant);
    setReviewed(null);
    setPending(null);
  };
  const close = () => {
    if (reviewed) endSession(reviewed.grant);
    onClose();
  };

  if (reviewed) {
    const { account, grant, kind, text } = reviewed;
    return (
      <SmallDialog
        title={
          kind === 'ask'
            ? t('Continue as {{email}}?', { email: account.email })
            : t('Please use another account')
        }
        onClose={close}
        actions={
          <>
            <Button onClick={startOver}>{t('Use another account')}</Button>
            {kind === 'ask' && (
              <Button
                appearance="primary"
                onClick={() => {
                  onConfirmed(account);
                  finish(grant);
                }}
              >
                {t('Continue')}
              </Button>
            )}
          </>
        }
      >
        <p>{text}</p>
      </SmallDialog>
    );
  }
  return (
    <SmallDialog
      title={pending ? t('Two-step sign-in') : t('Sign in')}
      onClose={onClose}
      actions={<Button onClick={pending ? startOver : onClose}>{pending ? t('Back') : t('Cancel')}</Button>}
    >
      <Stack gap={20}>
        {pending === null && (
          <>
            <PasswordSignIn onStep={advance} keepsPage />
            <ProvidersHint />
          </>
        )}
        {pending?.step === 'code' && (
          <>
            <div>
              {usesRecoveryCode
                ? t('Enter one of the recovery codes that you saved. Each works once.')
                : t('Enter the 6-digit code from your authenticator app.')}
            </div>
            <TwoStepCodeFields
              challenge={pending.challenge}
              usesRecoveryCode={usesRecoveryCode}
              onUseRecoveryCode={setUsesRecoveryCode}
              onGrant={advance}
            />
          </>
        )}
        {pending?.step === 'enroll' && (
          <Notice type="info" role="status">
            {t('Your account requires two-step sign-in. Set it up on the sign-in page, then sign in here.')}{' '}
            <TextLink to="/login" newTab>
              {t('Open the sign-in page')}
            </TextLink>
          </Notice>
        )}
      </Stack>
    </SmallDialog>
  );
}

/**
 * Says why there are no buttons of other identity providers: their sign-in leaves the page, which would lose what is not
 * stored, such as Social Security digits and a payment under way, and another account could not be asked first.
 */
function ProvidersHint() {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { data: providers = [] } = useQuery(identityProvidersQuery);
  if (providers.length === 0) return null;
  return (
    <p className={shared('small', 'muted')}>
      {t(
        'You can’t sign in with {{providers}} here, because that would leave this page. Continue without signing in. You can add the request to your account later, on its tracking page.',
        { providers: formatList(providers.map((provider) => providerNames[provider])) },
      )}
    </p>
  );
}

/** Ends a session that was never used here. If the call fails, the session expires by itself. */
function endSession({ token }: Grant): void {
  void call(signOut, { session: token, background: true }).catch(() => undefined);
}
