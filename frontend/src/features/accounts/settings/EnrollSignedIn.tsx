import { activateTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { call } from '../../../lib/api.ts';
import type { EnrollmentSecret } from '../twoStep/TwoStepSecret.tsx';

const TwoStepEnrollment = lazyComponent(
  async () => (await import('../twoStep/TwoStepEnrollment.tsx')).TwoStepEnrollment,
  { Fallback: ScreenSkeleton },
);

interface Props {
  secret: EnrollmentSecret;
  /** Label of the button that sends the first code. */
  action: string;
  /** Called after the user has saved the recovery codes. */
  onDone: () => void;
}

/** Sets up two-step sign-in for the signed-in user. */
export function EnrollSignedIn({ secret, action, onDone }: Props) {
  return (
    <TwoStepEnrollment
      start={() => Promise.resolve(secret)}
      action={action}
      activate={(code) => call(activateTwoStep, { body: { code } })}
      onDone={onDone}
    />
  );
}
