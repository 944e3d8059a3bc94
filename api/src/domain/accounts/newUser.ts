import { DEFAULT_DEPARTMENT, DEFAULT_JOB_TITLE } from '@portal/contract/requests/catalogs/departments.ts';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { userSettings } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';
import type { User } from './user.ts';

interface Start {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly state: User['state'];
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string;
  readonly passwordHash?: string | null;
  readonly language?: Language;
  readonly emailProvenAt?: string | null;
  readonly invitedBy?: string | null;
  readonly invitationId?: string | null;
  readonly termsAcceptedAt?: string | null;
}

/** A new account. */
export function newUser(start: Start, now: Date): User {
  return {
    userId: start.userId,
    email: start.email,
    firstName: start.firstName ?? '',
    lastName: start.lastName ?? '',
    phoneNumber: start.phoneNumber ?? '',
    bio: '',
    jobTitle: DEFAULT_JOB_TITLE,
    department: DEFAULT_DEPARTMENT,
    role: start.role,
    state: start.state,
    seq: 1,
    passwordHash: start.passwordHash ?? null,
    emailProvenAt: start.emailProvenAt ?? null,
    settings: z.parse(userSettings, { language: start.language ?? 'en' }),
    sessionEpoch: 1,
    twoStep: null,
    twoStepPending: null,
    identities: {},
    invitationId: start.invitationId ?? null,
    createdAt: now.toISOString(),
    invitedBy: start.invitedBy ?? null,
    termsAcceptedAt: start.termsAcceptedAt ?? null,
    lastSignInAt: null,
  };
}
