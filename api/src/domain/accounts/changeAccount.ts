import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import type { changeUser as entry } from '@portal/contract/accounts/endpoints/people.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { User } from './user.ts';

/** What an admin asks for; a new invitation is no change of the account. */
export type AccountChange = Exclude<BodyOf<typeof entry>, { action: 'resend' }>;

export type AccountDecision =
  | { readonly kind: 'change'; readonly changed: Partial<User> }
  /** Anybody can sign up with somebody else's address, and would otherwise be given that person's role. */
  | { readonly kind: 'unproven-address' }
  | { readonly kind: 'not-disabled' };

/** What a change by an admin makes of an account. */
export function changeAccount(change: AccountChange, user: User): AccountDecision {
  switch (change.action) {
    case 'set-role':
      if (isStaffRole(change.role) && user.state !== 'invited' && !user.emailProvenAt)
        return { kind: 'unproven-address' };
      return { kind: 'change', changed: { role: change.role } };
    case 'disable':
      return { kind: 'change', changed: { state: 'disabled', invitationId: null } };
    case 'enable':
      if (user.state !== 'disabled') return { kind: 'not-disabled' };
      // Somebody who was disabled before ever accepting has to be invited anew.
      return { kind: 'change', changed: { state: user.termsAcceptedAt === null ? 'invited' : 'active' } };
    case 'end-sessions':
      return { kind: 'change', changed: {} };
    case 'reset-two-step':
      return { kind: 'change', changed: { twoStep: null, twoStepPending: null } };
  }
}

/** Whether an account is one of the admins, of whom one must remain. */
export function isActiveAdmin({ role, state }: Pick<User, 'role' | 'state'>): boolean {
  return role === 'admin' && state === 'active';
}
