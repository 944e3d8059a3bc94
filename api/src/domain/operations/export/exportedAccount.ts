import { csvRow } from '@portal/contract/fields/csvRow.ts';
import type { User } from '../../accounts/user.ts';

/** An account without its secrets. It names each field, so that a new field is not exported until it is added here. */
export function exportedAccount(account: User): Record<string, unknown> {
  const { userId, email, firstName, lastName, phoneNumber, confirmedPhone, role, state, settings } = account;
  const { emailVerifiedAt, createdAt, invitedBy, termsAcceptedAt, lastSignInAt, passwordSetAt, wasStaff } =
    account;
  return {
    userId,
    email,
    emailVerifiedAt,
    firstName,
    lastName,
    jobTitle: account.jobTitle,
    department: account.department,
    bio: account.bio,
    phoneNumber,
    confirmedPhone: confirmedPhone ?? null,
    role,
    state,
    wasStaff: wasStaff ?? false,
    settings,
    createdAt,
    invitedBy,
    termsAcceptedAt,
    lastSignInAt,
    passwordSetAt: passwordSetAt ?? null,
    secondStepSince: account.twoStep?.enabledAt ?? null,
    signsInWith: Object.keys(account.identities),
  };
}

/** The first line of the list of accounts. */
export const accountColumns = [
  'Account ID',
  'Email',
  'First name',
  'Last name',
  'Phone',
  'Role',
  'State',
  'Created',
  'Last sign-in',
] as const;

export function accountRow(account: User): string {
  const { userId, email, firstName, lastName, phoneNumber, role, state, createdAt, lastSignInAt } = account;
  return csvRow([
    userId,
    email,
    firstName,
    lastName,
    phoneNumber,
    role,
    state,
    createdAt,
    lastSignInAt ?? '',
  ]);
}
