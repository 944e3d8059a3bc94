import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { lazy, Suspense } from 'react';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import type { PendingStep } from './useSignInSteps.ts';

const TwoStepCode = lazy(async () => ({ default: (await import('./TwoStepCode.tsx')).TwoStepCode }));
const EnrollAtSignIn = lazy(async () => ({ default: (await import('./EnrollAtSignIn.tsx')).EnrollAtSignIn }));

interface Props {
  step: PendingStep;
  onGrant: (grant: Grant) => Promise<void>;
  onBack: () => void;
}

/** The step after the password: entering a code or setting up two-step sign-in. */
export function SecondStep({ step, ...events }: Props) {
  const Step = step.step === 'code' ? TwoStepCode : EnrollAtSignIn;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Step challenge={step.challenge} {...events} />
    </Suspense>
  );
}
