import { verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { grantSession } from '../../workflows/accounts/completeSignIn.ts';
import { challengedUser } from '../../workflows/accounts/enrollingUser.ts';
import { verifySecondStep } from '../../workflows/accounts/verifySecondStep.ts';

const WRONG = 'This code is not correct. Please wait for the next code and try again.';

/** POST /api/auth/two-step/verify: verifies the second step of a sign-in. */
endpoint(verifyTwoStep, async ({ body, now }) => {
  const { challenge } = await challengedUser(body.challenge, 'code');
  const verified = await verifySecondStep(challenge.userId, body.code, now);
  if (!verified) {
    const { userId } = challenge;
    await recordAccountEvent(
      { kind: 'sign-in-refused', userId, by: 'unknown', details: { step: 'code' } },
      now,
    );
    throw new PortalError('invalid_input', WRONG, { fields: { code: WRONG } });
  }
  // Uses the epoch of the challenge: if the account's sessions have ended since, the session is invalid.
  const user = { ...verified.user, sessionEpoch: challenge.epoch };
  return { data: await grantSession(user, challenge.rememberMe, verified.via, now) };
});
