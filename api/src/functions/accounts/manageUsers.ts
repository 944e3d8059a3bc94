import {
  changeUser as changeUserEntry,
  inviteUser,
  listUsers,
} from '@portal/contract/accounts/endpoints/people.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { changeUser, readUser } from '../../data/accounts/users.ts';
import { findPeople } from '../../data/views/people.ts';
import { personView } from '../../domain/accounts/userView.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { invite, type SavedInvitation } from '../../workflows/accounts/invite.ts';
import { invitationResponse } from '../../workflows/accounts/invitationResponse.ts';
import { addAdmin, removeAdmin, reserveAdminRemoval } from '../../data/accounts/admins.ts';
import { clearSessionCache } from '../../data/accounts/sessions.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import {
  type AccountChange,
  type AccountDecision,
  changeAccount,
  isActiveAdmin,
} from '../../domain/accounts/changeAccount.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { AccountEvent } from '../../domain/audit/portalEvents.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import type { Log } from '../../telemetry/log.ts';
import { endWork } from '../../workflows/requests/live/endWork.ts';
import { canWork } from '../../workflows/accounts/assignees.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';

/** GET /api/manageUsers: searches accounts by name or address. The response shows the stored accounts, not the list rows. */
endpoint(listUsers, async ({ query }) => {
  const { search, role, state, page, limit } = query;
  const from = (page - 1) * limit;
  const ids = await findPeople({ text: search, role, state }, from + limit + 1);
  const users = await Promise.all(ids.slice(from, from + limit).map((id) => readUser(id)));
  return {
    data: {
      users: users.filter((user) => user !== null).map(personView),
      pagination: { page, limit, hasNext: ids.length > from + limit, hasPrev: page > 1 },
    },
  };
});

/** POST /api/manageUsers: invites a person with a role. */
endpoint(inviteUser, async ({ body, caller, now }) => {
  const { user, token } = await invite(body.email, body.role, sessionOf(caller).userId, now);
  return { message: 'Invitation sent', data: await invitationResponse(user, token, now) };
});

/** PUT /api/manageUsers: changes an account. */
endpoint(changeUserEntry, async ({ body, caller, now, log }) => {
  const { user, token } = await changePerson(body, sessionOf(caller).userId, now, log);
  return { data: await invitationResponse(user, token, now) };
});

/** Changes an account for an admin. Every change but a new invitation ends the sessions of the account. */
async function changePerson(
  change: BodyOf<typeof changeUserEntry>,
  by: string,
  now: Date,
  log: Log,
): Promise<SavedInvitation> {
  const before = await readUser(change.userId);
  if (!before) throw notFound('This account does not exist');
  if (change.action === 'resend') return resend(before, by, now);
  const decision = changeAccount(change, before);
  if (decision.kind !== 'change') throw new PortalError('conflict', refusals[decision.kind]);
  const after = decision.changed;
  const removesAdmin = isActiveAdmin(before) && !isActiveAdmin({ ...before, ...after });
  if (removesAdmin && !(await reserveAdminRemoval(before.userId, now))) throw lastAdmin();
  const user = await changeUser(before.userId, (current) => {
    if (current.role !== before.role || current.state !== before.state) throw accountConflict();
    return { ...after, sessionEpoch: current.sessionEpoch + 1 };
  });
  if (!user) throw notFound('This account does not exist');
  clearSessionCache();
  if (removesAdmin) await removeAdmin(user.userId);
  if (isActiveAdmin(user)) await addAdmin(user.userId);
  await record(change, user, by, now);
  if (!canWork(user)) await endWorkOf(user, now, log);
  return { user, token: null };
}

/** If it fails, the account is changed anyway: leases and presence also end by themselves, after 15 minutes at most. */
async function endWorkOf({ userId }: User, now: Date, log: Log): Promise<void> {
  try {
    await endWork(userId, now);
  } catch (error) {
    log.warn('work of a changed account not ended', { userId, internal: errorSummary(error) });
  }
}

async function resend(user: User, by: string, now: Date): Promise<SavedInvitation> {
  if (user.state !== 'invited')
    throw new PortalError('conflict', 'This person already accepted the invitation.');
  return invite(user.email, user.role, by, now);
}

const refusals = {
  'unverified-address':
    'This email address is not confirmed yet. Ask this person to reset their password by email first.',
  'not-disabled': 'This account is not disabled.',
} as const satisfies Record<Exclude<AccountDecision['kind'], 'change'>, string>;

const eventOf = {
  'set-role': 'role-changed',
  disable: 'disabled',
  enable: 'enabled',
  'end-sessions': 'sessions-ended',
  'reset-two-step': 'two-step-off',
} as const satisfies Record<AccountChange['action'], AccountEvent['kind']>;

async function record(
  change: AccountChange,
  { userId, role, state }: User,
  by: string,
  now: Date,
): Promise<void> {
  await recordAccountEvent({ kind: eventOf[change.action], userId, by, details: { role, state } }, now);
  if (state !== 'active') return;
  if (change.action === 'set-role') await requestAccountEmail({ kind: 'role-changed', userId, role });
  if (change.action === 'reset-two-step')
    await requestAccountEmail({ kind: 'two-step-off', userId, isByAdmin: true });
}

function lastAdmin(): PortalError {
  return new PortalError('conflict', 'This is the last active admin. Make someone else an admin first.');
}

function accountConflict(): PortalError {
  return new PortalError('conflict', 'Someone else changed this account. Please check it again.');
}
