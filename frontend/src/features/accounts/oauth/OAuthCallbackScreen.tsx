import type { OAuthStep } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readReturnPath } from '../../../lib/session/returnPath.ts';
import { useSecretParams } from '../form/useSecretParams.ts';
import { useRedirectWhenSignedIn } from '../signIn/useRedirectWhenSignedIn.ts';
import { SecondStep } from '../twoStep/SecondStep.tsx';
import { useSignInSteps } from '../twoStep/useSignInSteps.ts';
import { LinkIdentity } from './LinkIdentity.tsx';
import { OAuthFinishing } from './OAuthFinishing.tsx';
import { useOAuthFinish } from './useOAuthFinish.ts';

/** /oauth/callback: other providers redirect the browser to this screen. */
export function OAuthCallbackScreen() {
  const navigate = useNavigate();
  const leaving = useRedirectWhenSignedIn({ destination: readReturnPath, keepExistingSession: true });
  const { pending, advance } = useSignInSteps();
  const [link, setLink] = useState<Extract<OAuthStep, { step: 'link' }> | null>(null);
  const finishing = useOAuthFinish(useSecretParams(), async (step) =>
    step.step === 'link' ? setLink(step) : advance(step),
  );
  const backToSignIn = () => void navigate('/login', { replace: true });

  if (leaving) return null;
  if (pending) return <SecondStep step={pending} onGrant={advance} onBack={backToSignIn} />;
  if (link) return <LinkIdentity {...link} onStep={advance} />;
  return <OAuthFinishing {...finishing} />;
}
