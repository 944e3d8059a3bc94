import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import type { User } from './user.ts';

/** Whether the portal asks this person for a second step whether they like it or not. */
export function needsTwoStep({ role }: Pick<User, 'role'>, requireStaffMfa: boolean): boolean {
  return requireStaffMfa && isStaffRole(role);
}

/** An account as its owner sees it: each field is named here, so that a new one stays inside until somebody decides otherwise. */
export function userView(user: User, requireStaffMfa: boolean): UserView {
  return {
    userId: user.userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    bio: user.bio,
    jobTitle: user.jobTitle,
    department: user.department,
    role: user.role,
    settings: user.settings,
    twoStep: {
      enabled: user.twoStep !== null,
      required: needsTwoStep(user, requireStaffMfa),
      recoveryCodesLeft: user.twoStep?.recoveryHashes.length ?? 0,
    },
    hasPassword: user.passwordHash !== null,
    lastSignInAt: user.lastSignInAt,
  };
}

/** An account as admins see it. */
export function personView(user: User): PersonView {
  return {
    userId: user.userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    state: user.state,
    twoStep: user.twoStep !== null,
    createdAt: user.createdAt,
    lastSignInAt: user.lastSignInAt,
  };
}
