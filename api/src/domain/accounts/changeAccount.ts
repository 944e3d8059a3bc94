import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { changeUser as entry } from '@portal/contract/accounts/endpoints/people.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { User } from './user.ts';

/** A change by an admin. A new invitation does not change the account. */
export type AccountChange = Exclude<BodyOf<typeof entry>, { action: 'resend' }>;

export type AccountDecision =
  | { readonly kind: 'change'; readonly changed: Partial<User> }
  /** The address is not verified. Someone else can have signed up with it, and would get that person's role. */
  | { readonly kind: 'unverified-address' }
  | { readonly kind: 'not-disabled' };

/** Decides a change of an account by an admin. */
export function changeAccount(change: AccountChange, user: User): AccountDecision {
  switch (change.action) {
    case 'set-role':
      if (isStaffRole(change.role) && user.state !== 'invited' && !user.emailVerifiedAt)
        return { kind: 'unverified-address' };
      return {
        kind: 'change',
        changed: {
          role: change.role,
          ...(isStaffRole(user.role) && !isStaffRole(change.role) && { wasStaff: true }),
        },
      };
    case 'disable':
      return { kind: 'change', changed: { state: 'disabled', invitationId: null } };
    case 'enable':
      if (user.state !== 'disabled') return { kind: 'not-disabled' };
      // A person who was disabled before accepting needs a new invitation.
      return { kind: 'change', changed: { state: user.termsAcceptedAt === null ? 'invited' : 'active' } };
    case 'end-sessions':
      return { kind: 'change', changed: {} };
    case 'reset-two-step':
      return { kind: 'change', changed: { twoStep: null, twoStepPending: null } };
  }
}

/** Whether the account is or was one of staff, active or not, so that staff may know its name. */
export function hasWorkedHere({ role, wasStaff }: Pick<User, 'role' | 'wasStaff'>): boolean {
  return isStaffRole(role) || wasStaff === true;
}

/** Whether an account is an active admin; at least one must remain. */
export function isActiveAdmin({ role, state }: Pick<User, 'role' | 'state'>): boolean {
  return role === 'admin' && state === 'active';
}
