import { normalizeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { type AttemptLimit, returnAttempt, consumeAttempt } from '../../data/accounts/attempts.ts';
import { changeUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { unseal } from '../../services/secrets/seal.ts';
import { stepOfCode } from '../../services/twoStep/authenticator.ts';
import { recoveryHash } from '../../services/twoStep/recoveryCodes.ts';
import { twoStepPurpose } from './twoStepSecret.ts';

const MAX_ATTEMPTS = 10;

export interface SecondStep {
  readonly user: User;
  readonly via: 'code' | 'recovery-code';
}

/** Takes a code of the authenticator or a recovery code; each is taken once, however many try at the same time. Null for a wrong one. */
export async function verifySecondStep(userId: string, code: string, now: Date): Promise<SecondStep | null> {
  const attempts: AttemptLimit = { purpose: 'second-step', subject: userId, limit: MAX_ATTEMPTS };
  const attempt = await consumeAttempt(attempts, now);
  let used: ReturnType<typeof useCode> = null;
  const user = await changeUser(userId, (current) => {
    used = useCode(current, code, now);
    return used && { twoStep: used.twoStep };
  });
  const via = (used as ReturnType<typeof useCode>)?.via;
  if (!user || !via) return null;
  await returnAttempt(attempt);
  return { user, via };
}

function useCode(user: User, code: string, now: Date) {
  const { twoStep, userId, state } = user;
  if (!twoStep || state !== 'active') return null;
  if (code.length === 6) {
    const lastStep = stepOfCode(unseal(twoStepPurpose(userId), twoStep.secret), code, twoStep.lastStep, now);
    return lastStep === null ? null : { via: 'code' as const, twoStep: { ...twoStep, lastStep } };
  }
  const hash = recoveryHash(userId, normalizeVerificationCode(code));
  if (!twoStep.recoveryHashes.includes(hash)) return null;
  const recoveryHashes = twoStep.recoveryHashes.filter((kept) => kept !== hash);
  return { via: 'recovery-code' as const, twoStep: { ...twoStep, recoveryHashes } };
}
