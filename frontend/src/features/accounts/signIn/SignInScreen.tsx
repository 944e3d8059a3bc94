import { readReturnPath } from '../../../lib/session/returnPath.ts';
import { useSessionOfOtherTabs } from '../../../lib/session/tabs/useSessionOfOtherTabs.ts';
import { SecondStep } from '../twoStep/SecondStep.tsx';
import { useSignInSteps } from '../twoStep/useSignInSteps.ts';
import { SignInForm } from './SignInForm.tsx';
import { useRedirectWhenSignedIn } from './useRedirectWhenSignedIn.ts';

/** /login: opens a session and continues to the page that requires it. */
export function SignInScreen() {
  const leaving = useRedirectWhenSignedIn({ destination: readReturnPath });
  useSessionOfOtherTabs();
  const { pending, advance, restart } = useSignInSteps();
  if (leaving) return null;
  if (pending) return <SecondStep step={pending} onGrant={advance} onBack={restart} />;
  return <SignInForm onStep={advance} />;
}
