import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { useState } from 'react';
import { loadOrThrowApiError } from '../form/loadOrThrowApiError.ts';

/** A step that remains after the password was verified. */
export type PendingStep = Exclude<SignInStep, { step: 'done' }>;

/** Tracks the steps of a sign-in. The last step opens the session. */
export function useSignInSteps() {
  const [pending, setPending] = useState<PendingStep | null>(null);

  async function advance(step: SignInStep) {
    if (step.step !== 'done') return setPending(step);
    const { openSession } = await loadOrThrowApiError(() => import('../../../lib/session/session.ts'));
    openSession(step);
  }
  return { pending, advance, restart: () => setPending(null) };
}
