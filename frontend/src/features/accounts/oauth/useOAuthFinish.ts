import { finishOAuth, type OAuthStep } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import type { AuthFailure } from '../form/authFailureOf.ts';
import { failureNow } from '../form/failureNow.ts';
import { type OAuthReturn, oauthReturnOf } from './oauthReturnOf.ts';
import { oauthStartStore } from './oauthStart.ts';

/**
 * Finishes, once, the sign-in that this tab started elsewhere. `failure` is null while it is on its way; `retry` sends
 * the same again, which helps when the server was not reached.
 */
export function useOAuthFinish(params: URLSearchParams, onStep: (step: OAuthStep) => Promise<void>) {
  const { t } = useTranslation();
  const [returned] = useState(() => oauthReturnOf(params));
  const [start] = useState(() => oauthStartStore.read());
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const begun = useRef(false);

  async function finish() {
    const refused = (message: string) => setFailure({ message, until: null, mayRetry: false });
    if (returned.kind !== 'code') return refused(failureText(returned));
    if (!start) return refused(t('This sign-in didn’t start in this tab. Please sign in again.'));
    setFailure(null);
    const { kind: _code, ...sent } = returned;
    try {
      await onStep(await call(finishOAuth, { body: { ...sent, binding: start.binding } }));
    } catch (error) {
      setFailure(failureNow(error, t('Login failed. Please try again.')));
    }
  }
  function failureText({ kind }: Exclude<OAuthReturn, { kind: 'code' }>): string {
    return kind === 'cancelled'
      ? t('You canceled the sign-in with the other provider. Nothing was changed.')
      : t('The other provider could not sign you in. Please try again, or sign in with your password.');
  }
  const finishOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    oauthStartStore.clear();
    void finish();
  });
  useEffect(() => finishOnce(), []);
  return { failure, retry: () => void finish() };
}
