import type { OAuthStep } from '@portal/contract/endpoints/oauth.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeReturnPath } from '../../../lib/session/returnPath.ts';
import { LinkIdentity } from '../components/LinkIdentity.tsx';
import { OAuthFinishing } from '../components/OAuthFinishing.tsx';
import { SecondStep } from '../components/SecondStep.tsx';
import { useOAuthFinish } from '../oauth/useOAuthFinish.ts';
import { useLeaveOnceSignedIn } from '../useLeaveOnceSignedIn.ts';
import { useSignInSteps } from '../useSignInSteps.ts';
import { useTakenParams } from '../useTakenParams.ts';

/** /oauth/callback: where other providers send the browser back to. */
export function OAuthCallbackScreen() {
  const navigate = useNavigate();
  const leaving = useLeaveOnceSignedIn({ destination: takeReturnPath, staysForPresent: true });
  const { pending, advance } = useSignInSteps();
  const [link, setLink] = useState<Extract<OAuthStep, { step: 'link' }> | null>(null);
  const finishing = useOAuthFinish(useTakenParams(), async (step) =>
    step.step === 'link' ? setLink(step) : advance(step),
  );
  const toSignIn = () => void navigate('/login', { replace: true });

  if (leaving) return null;
  if (pending) return <SecondStep step={pending} onGrant={advance} onBack={toSignIn} />;
  if (link) return <LinkIdentity {...link} onStep={advance} />;
  return <OAuthFinishing {...finishing} />;
}
