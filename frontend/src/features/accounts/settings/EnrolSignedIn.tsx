import { activateTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { lazy, Suspense } from 'react';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { call } from '../../../lib/api.ts';
import type { EnrolmentSecret } from '../twoStep/TwoStepSecret.tsx';

const TwoStepEnrolment = lazy(async () => ({
  default: (await import('../twoStep/TwoStepEnrolment.tsx')).TwoStepEnrolment,
}));

interface Props {
  secret: EnrolmentSecret;
  /** What the button of the first code says. */
  action: string;
  /** The recovery codes are saved. */
  onDone: () => void;
}

/** Sets two-step sign-in up for somebody who is signed in. */
export function EnrolSignedIn({ secret, action, onDone }: Props) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <TwoStepEnrolment
        start={() => Promise.resolve(secret)}
        action={action}
        activate={(code) => call(activateTwoStep, { body: { code } })}
        onDone={onDone}
      />
    </Suspense>
  );
}
