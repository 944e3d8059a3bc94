import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { ChangePassword } from '../password/ChangePassword.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';

/** Password and two-step sign-in. */
export function SecurityTab({ user }: { user: UserView }) {
  return (
    <>
      <ChangePassword hasPassword={user.hasPassword} />
      <TwoStepSection user={user} />
    </>
  );
}
