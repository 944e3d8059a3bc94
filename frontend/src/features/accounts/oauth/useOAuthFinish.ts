import { finishOAuth, type OAuthStep } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import type { AuthFailure } from '../form/authFailureOf.ts';
import { authFailureNow } from '../form/authFailureNow.ts';
import { type OAuthReturn, parseOAuthReturn } from './parseOAuthReturn.ts';
import { oauthStartStore } from './oauthStart.ts';

/**
 * Finishes the sign-in that this tab started with another provider, once. `failure` is null while the call runs. `retry`
 * sends the same call again, which helps if the server was unavailable.
 */
export function useOAuthFinish(params: URLSearchParams, onStep: (step: OAuthStep) => Promise<void>) {
  const { t } = useTranslation();
  const [returned] = useState(() => parseOAuthReturn(params));
  const [start] = useState(() => oauthStartStore.read());
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const hasStarted = useRef(false);

  async function finish() {
    const fail = (message: string) => setFailure({ message, retryAt: null, canRetry: false });
    if (returned.kind !== 'code') return fail(failureText(returned));
    if (!start) return fail(t('This sign-in didn’t start in this tab. Please sign in again.'));
    setFailure(null);
    const { kind: _code, ...codeParams } = returned;
    try {
      await onStep(await call(finishOAuth, { body: { ...codeParams, binding: start.binding } }));
    } catch (error) {
      setFailure(authFailureNow(error, t('Login failed. Please try again.')));
    }
  }
  function failureText({ kind }: Exclude<OAuthReturn, { kind: 'code' }>): string {
    return kind === 'canceled'
      ? t('You canceled the sign-in with the other provider. Nothing was changed.')
      : t('The other provider could not sign you in. Please try again, or sign in with your password.');
  }
  const finishOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    oauthStartStore.clear();
    void finish();
  });
  useEffect(() => finishOnce(), []);
  return { failure, retry: () => void finish() };
}
