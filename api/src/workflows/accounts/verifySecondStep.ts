import { normalizeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { type AttemptLimit, releaseAttempt, consumeAttempt } from '../../data/accounts/attempts.ts';
import { changeUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { decryptSecret } from '../../services/secrets/encryptSecret.ts';
import { stepOfCode } from '../../services/twoStep/authenticator.ts';
import { recoveryHash } from '../../services/twoStep/recoveryCodes.ts';
import { twoStepPurpose } from './twoStepSecret.ts';

const MAX_ATTEMPTS = 10;

export interface VerifiedSecondStep {
  readonly user: User;
  readonly via: 'code' | 'recovery-code';
}

/**
 * Verifies an authenticator or recovery code and uses it up, so that concurrent calls cannot use it twice. Returns null
 * for a wrong code.
 */
export async function verifySecondStep(
  userId: string,
  code: string,
  now: Date,
): Promise<VerifiedSecondStep | null> {
  const attempts: AttemptLimit = { purpose: 'second-step', subject: userId, limit: MAX_ATTEMPTS };
  const attempt = await consumeAttempt(attempts, now);
  let used: ReturnType<typeof consumeCode> = null;
  const user = await changeUser(userId, (current) => {
    used = consumeCode(current, code, now);
    return used && { twoStep: used.twoStep };
  });
  const via = (used as ReturnType<typeof consumeCode>)?.via;
  if (!user || !via) return null;
  await releaseAttempt(attempt);
  return { user, via };
}

function consumeCode(user: User, code: string, now: Date) {
  const { twoStep, userId, state } = user;
  if (!twoStep || state !== 'active') return null;
  if (code.length === 6) {
    const lastStep = stepOfCode(
      decryptSecret(twoStepPurpose(userId), twoStep.secret),
      code,
      twoStep.lastStep,
      now,
    );
    return lastStep === null ? null : { via: 'code' as const, twoStep: { ...twoStep, lastStep } };
  }
  const hash = recoveryHash(userId, normalizeVerificationCode(code));
  if (!twoStep.recoveryHashes.includes(hash)) return null;
  const recoveryHashes = twoStep.recoveryHashes.filter((kept) => kept !== hash);
  return { via: 'recovery-code' as const, twoStep: { ...twoStep, recoveryHashes } };
}
