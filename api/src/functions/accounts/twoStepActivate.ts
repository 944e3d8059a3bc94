import { activateTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { type AttemptLimit, releaseAttempt, consumeAttempt } from '../../data/accounts/attempts.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { pendingEnrollment } from '../../domain/accounts/twoStepEnrollment.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { decryptSecret } from '../../services/secrets/encryptSecret.ts';
import { stepOfCode } from '../../services/twoStep/authenticator.ts';
import { newRecoveryCodes } from '../../services/twoStep/recoveryCodes.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';
import { grantSession } from '../../workflows/accounts/completeSignIn.ts';
import { enrollingUser } from '../../workflows/accounts/enrollingUser.ts';
import { twoStepPurpose } from '../../workflows/accounts/twoStepSecret.ts';

const MAX_ATTEMPTS = 10;

/** POST /api/auth/two-step/activate: enables two-step sign-in with the first code of the new secret. */
endpoint(activateTwoStep, async ({ body, caller, now }) => {
  const { user, challenge } = await enrollingUser(caller, body.challenge);
  const { userId } = user;
  const attempts: AttemptLimit = { purpose: 'second-step', subject: userId, limit: MAX_ATTEMPTS };
  const attempt = await consumeAttempt(attempts, now);
  const recovery = newRecoveryCodes(userId);
  const changed = await changeUser(userId, (current) => {
    const pending = pendingEnrollment(current, challenge !== null, now);
    if (pending.kind === 'already-on') throw new PortalError('conflict', 'Two-step sign-in is already on.');
    if (pending.kind === 'expired')
      throw new PortalError('gone', 'Setting this up took too long. Please start again.');
    const { secret } = pending;
    const lastStep = stepOfCode(decryptSecret(twoStepPurpose(userId), secret), body.code, 0, now);
    if (lastStep === null) throw wrongCode();
    const twoStep = { secret, enabledAt: now.toISOString(), lastStep, recoveryHashes: recovery.hashes };
    return { twoStep, twoStepPending: null };
  });
  await releaseAttempt(attempt);
  await recordAccountEvent({ kind: 'two-step-on', userId, by: userId }, now);
  await requestAccountEmail({ kind: 'two-step-on', userId });
  const session =
    challenge &&
    (await grantSession(
      // Uses the epoch of the challenge: if the account's sessions have ended since, the session is invalid.
      { ...(changed ?? user), sessionEpoch: challenge.epoch },
      challenge.rememberMe,
      'code',
      now,
    ));
  return { data: { recoveryCodes: recovery.codes, ...(session && { session }) } };
});

function wrongCode(): PortalError {
  const message = 'This code is not correct. Please wait for the next code and try again.';
  return new PortalError('invalid_input', message, { fields: { code: message } });
}
