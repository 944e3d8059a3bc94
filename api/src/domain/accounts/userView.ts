import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { hasConfirmedPhone } from './phoneConfirmation.ts';
import type { User } from './user.ts';

/** Whether this person must use a second step. */
export function needsTwoStep({ role }: Pick<User, 'role'>, requireStaffMfa: boolean): boolean {
  return requireStaffMfa && isStaffRole(role);
}

/** An account as its owner sees it. Fields are listed one by one, so that a new field stays private until it is added here. */
export function userView(user: User, requireStaffMfa: boolean): UserView {
  return {
    userId: user.userId,
    email: user.email,
    emailConfirmed: user.emailVerifiedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    phoneConfirmed: hasConfirmedPhone(user),
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
