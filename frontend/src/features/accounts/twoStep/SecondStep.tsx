import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import type { PendingStep } from './useSignInSteps.ts';

const TwoStepCode = lazyComponent(async () => (await import('./TwoStepCode.tsx')).TwoStepCode, {
  Fallback: ScreenSkeleton,
});
const EnrollAtSignIn = lazyComponent(async () => (await import('./EnrollAtSignIn.tsx')).EnrollAtSignIn, {
  Fallback: ScreenSkeleton,
});

interface Props {
  step: PendingStep;
  onGrant: (grant: Grant) => Promise<void>;
  onBack: () => void;
}

/** The step after the password: entering a code or setting up two-step sign-in. */
export function SecondStep({ step, ...events }: Props) {
  const Step = step.step === 'code' ? TwoStepCode : EnrollAtSignIn;
  return <Step challenge={step.challenge} {...events} />;
}
