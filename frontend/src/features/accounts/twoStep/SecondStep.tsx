import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { lazy, Suspense } from 'react';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import type { PendingStep } from './useSignInSteps.ts';

const TwoStepCode = lazy(async () => ({ default: (await import('./TwoStepCode.tsx')).TwoStepCode }));
const EnrolAtSignIn = lazy(async () => ({ default: (await import('./EnrolAtSignIn.tsx')).EnrolAtSignIn }));

interface Props {
  step: PendingStep;
  onGrant: (grant: Grant) => Promise<void>;
  onBack: () => void;
}

/** What follows the password, where something does. */
export function SecondStep({ step, ...events }: Props) {
  const Step = step.step === 'code' ? TwoStepCode : EnrolAtSignIn;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Step challenge={step.challenge} {...events} />
    </Suspense>
  );
}
