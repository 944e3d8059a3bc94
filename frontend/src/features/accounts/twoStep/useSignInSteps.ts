import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { useState } from 'react';
import { loadOrThrowApiError } from '../form/loadOrThrowApiError.ts';

/** What is still to be done after the password was proven. */
export type PendingStep = Exclude<SignInStep, { step: 'done' }>;

/** Follows a sign-in through its steps; the last one opens the session. */
export function useSignInSteps() {
  const [pending, setPending] = useState<PendingStep | null>(null);

  async function advance(step: SignInStep) {
    if (step.step !== 'done') return setPending(step);
    const { openSession } = await loadOrThrowApiError(() => import('../../../lib/session/session.ts'));
    openSession(step);
  }
  return { pending, advance, restart: () => setPending(null) };
}
