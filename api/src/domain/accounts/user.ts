import { identityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import { accountState } from '@portal/contract/accounts/endpoints/people.ts';
import { profileFields, role, userSettings } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';

/** The second step of a sign-in. The secret is sealed; recovery codes are kept as hashes and used up one by one. */
const twoStep = z.object({
  secret: z.string(),
  enabledAt: z.string(),
  /** The latest time step whose code was taken: no code is taken twice. */
  lastStep: z.int(),
  recoveryHashes: z.array(z.string()),
});

/** An account. Its id follows from its address, so that two sign-ups of one address cannot both happen. */
export const user = z.object({
  userId: z.string(),
  email: z.string(),
  ...profileFields,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  role,
  state: accountState,
  /** Raised by every change; orders what is told of the account elsewhere. */
  seq: z.int(),
  passwordHash: z.nullable(z.string()),
  /** When the owner last replaced the password: reset links from before are over. */
  passwordSetAt: z.optional(z.string()),
  /** When the owner proved to receive mail at the address: by a link, or through another provider. */
  emailProvenAt: z.nullable(z.string()),
  settings: userSettings,
  /** Every open session bears this number; raising it ends them all at once. */
  sessionEpoch: z.int(),
  twoStep: z.nullable(twoStep),
  /** A secret that was shown but not yet proven. */
  twoStepPending: z.nullable(z.object({ secret: z.string(), expiresAt: z.string() })),
  /** Subjects at other providers that sign in as this account. */
  identities: z.partialRecord(z.enum(identityProviders), z.string()),
  /** Names the one invitation that can still be accepted. */
  invitationId: z.nullable(z.string()),
  createdAt: z.string(),
  /** The admin who invited this person; null for who signed up. */
  invitedBy: z.nullable(z.string()),
  termsAcceptedAt: z.nullable(z.string()),
  lastSignInAt: z.nullable(z.string()),
});

export type User = z.output<typeof user>;
