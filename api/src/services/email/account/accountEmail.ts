import { role } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';

/** A queued email about an account. It contains no secret: `nonce` identifies the email and the token that its link contains. */
export const accountEmail = z.object({
  kind: z.enum([
    'password-reset',
    'existing-account',
    'invitation',
    'password-changed',
    'two-step-on',
    'two-step-off',
    'identity-linked',
    'role-changed',
    'address-confirmation',
  ]),
  userId: z.string(),
  nonce: z.string(),
  /** Only for invitations. */
  role: z.optional(role),
});

export type AccountEmail = z.output<typeof accountEmail>;
