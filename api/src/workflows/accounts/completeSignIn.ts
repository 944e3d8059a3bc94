import { randomUUID } from 'node:crypto';
import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { settings } from '../../config/settings.ts';
import { createSession } from '../../data/accounts/sessions.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { isRemembered, sessionLifetimeSeconds } from '../../domain/accounts/sessionTimes.ts';
import type { User } from '../../domain/accounts/user.ts';
import { needsTwoStep } from '../../domain/accounts/userView.ts';
import { issueChallenge } from '../../services/tokens/challenge.ts';
import { issueDeviceToken } from '../../services/tokens/deviceToken.ts';
import { issueSessionToken } from '../../services/tokens/session.ts';

/** How the person signed in. */
type Via = 'password' | 'sign-up' | 'google' | 'github';

/** Returns the next step after a verified first step: the second step, its setup, or a session. */
export async function completeSignIn(
  user: User,
  rememberMe: boolean,
  via: Via,
  now: Date,
): Promise<SignInStep> {
  const { userId, sessionEpoch: epoch } = user;
  if (user.twoStep) {
    return {
      step: 'code',
      challenge: await issueChallenge({ userId, step: 'code', rememberMe, epoch }, now),
    };
  }
  if (needsTwoStep(user, settings().REQUIRE_STAFF_MFA)) {
    return {
      step: 'enroll',
      challenge: await issueChallenge({ userId, step: 'enroll', rememberMe, epoch }, now),
    };
  }
  return grantSession(user, rememberMe, via, now);
}

/** Opens a session for a fully verified user. */
export async function grantSession(
  user: User,
  rememberMe: boolean,
  via: Via | 'code' | 'recovery-code' | 'password-change',
  now: Date,
): Promise<Grant> {
  const { userId, email, role, sessionEpoch: epoch } = user;
  const sid = randomUUID();
  const lifetimeSeconds = sessionLifetimeSeconds(role, rememberMe);
  const openSession = async () => {
    await createSession({ sid, userId, role, epoch, lifetimeSeconds }, now);
    await recordAccountEvent({ kind: 'signed-in', userId, by: userId, details: { via, sid } }, now);
  };
  const remembered = isRemembered(role, rememberMe);
  const [token, device] = await Promise.all([
    issueSessionToken({ userId, email, role, sid, rememberMe: remembered }, lifetimeSeconds, now),
    issueDeviceToken(userId, epoch, now),
    changeUser(user, () => ({ lastSignInAt: now.toISOString() })),
    openSession(),
  ]);
  return { step: 'done', token, device };
}
