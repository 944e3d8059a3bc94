import type { Claims } from '../../lib/session/claims.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { signOut } from '../../lib/session/signOut.ts';
import { useIdle } from './useIdle.ts';

/** Warns somebody who does nothing for long, and signs them out a minute later. */
export function IdleWatch({ session }: { session: Claims }) {
  const { secondsLeft, stay } = useIdle(session);
  if (secondsLeft === null) return null;
  return <IdleDialog secondsLeft={secondsLeft} onStay={stay} onLogOut={() => void signOut()} />;
}
