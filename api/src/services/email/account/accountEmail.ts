import { role } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';
import { accountEmailKinds } from '../../../domain/accounts/emails/accountEmailRetry.ts';

/** A queued email about an account. It contains no secret: `nonce` identifies the email and the token that its link contains. */
export const accountEmail = z.object({
  kind: z.enum(accountEmailKinds),
  userId: z.string(),
  nonce: z.string(),
  /** Of invitations and changed roles. */
  role: z.optional(role),
  /** Whether an admin turned two-step sign-in off. Absent: its owner did. */
  isByAdmin: z.optional(z.boolean()),
  /** Whether somebody who is not signed in asked for it. Absent: the kind decides. */
  isRequestedByAnyone: z.optional(z.boolean()),
  /** When it was queued first. Absent in messages of earlier versions. */
  queuedAt: z.optional(z.string()),
  /** How often it could not be sent. Absent before the first failure. */
  attempts: z.optional(z.int()),
});

export type AccountEmail = z.output<typeof accountEmail>;
