import { identityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import { accountState } from '@portal/contract/accounts/endpoints/people.ts';
import { profileFields, role, userSettings } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';

/** The second step of a sign-in. The secret is encrypted. Recovery codes are stored as hashes; each works once. */
const twoStep = z.object({
  secret: z.string(),
  enabledAt: z.string(),
  /** The last accepted time step; each code is accepted once. */
  lastStep: z.int(),
  recoveryHashes: z.array(z.string()),
});

/** An account. Its id is derived from its address, so that an address cannot sign up twice. */
export const user = z.object({
  userId: z.string(),
  email: z.string(),
  ...profileFields,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  /** The number, in E.164, that a code sent to it confirmed. It counts while it is the number of the profile. */
  confirmedPhone: z.optional(z.object({ number: z.string(), confirmedAt: z.string() })),
  role,
  state: accountState,
  /** Whether a client’s account was one of staff before. */
  wasStaff: z.optional(z.boolean()),
  /** Raised by every change; orders the projections of the account. */
  seq: z.int(),
  /** Random, of the last change. It tells a change whose answer was lost from one by someone else. */
  changeId: z.optional(z.string()),
  passwordHash: z.nullable(z.string()),
  /** When the password was last changed; older reset links are invalid. */
  passwordSetAt: z.optional(z.string()),
  /** When the address was verified, by a link or by another identity provider. */
  emailVerifiedAt: z.nullable(z.string()),
  settings: userSettings,
  /** Sessions store this number; raising it ends all of them. */
  sessionEpoch: z.int(),
  twoStep: z.nullable(twoStep),
  /** A secret that was shown but not confirmed with a code. */
  twoStepPending: z.nullable(z.object({ secret: z.string(), expiresAt: z.string() })),
  /** Subjects at other providers that sign in as this account. */
  identities: z.partialRecord(z.enum(identityProviders), z.string()),
  /** The only invitation that can still be accepted. */
  invitationId: z.nullable(z.string()),
  createdAt: z.string(),
  /** The admin who invited this person; null after a sign-up. */
  invitedBy: z.nullable(z.string()),
  termsAcceptedAt: z.nullable(z.string()),
  lastSignInAt: z.nullable(z.string()),
});

export type User = z.output<typeof user>;
