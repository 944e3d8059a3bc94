import { DEFAULT_DEPARTMENT, DEFAULT_JOB_TITLE } from '@portal/contract/requests/catalogs/departments.ts';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { userSettings } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';
import type { User } from './user.ts';

interface NewUserInput {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly state: User['state'];
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string;
  readonly passwordHash?: string | null;
  readonly language?: Language;
  readonly emailVerifiedAt?: string | null;
  readonly invitedBy?: string | null;
  readonly invitationId?: string | null;
  readonly termsAcceptedAt?: string | null;
}

/** A new account. */
export function newUser(input: NewUserInput, now: Date): User {
  return {
    userId: input.userId,
    email: input.email,
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    phoneNumber: input.phoneNumber ?? '',
    bio: '',
    jobTitle: DEFAULT_JOB_TITLE,
    department: DEFAULT_DEPARTMENT,
    role: input.role,
    state: input.state,
    seq: 1,
    passwordHash: input.passwordHash ?? null,
    emailVerifiedAt: input.emailVerifiedAt ?? null,
    settings: z.parse(userSettings, { language: input.language ?? 'en' }),
    sessionEpoch: 1,
    twoStep: null,
    twoStepPending: null,
    identities: {},
    invitationId: input.invitationId ?? null,
    createdAt: now.toISOString(),
    invitedBy: input.invitedBy ?? null,
    termsAcceptedAt: input.termsAcceptedAt ?? null,
    lastSignInAt: null,
  };
}
