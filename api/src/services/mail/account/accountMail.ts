import { role } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';

/** One mail about an account, without anything secret. `nonce` names it, and the token that it brings. */
export const accountMail = z.object({
  kind: z.enum([
    'password-reset',
    'address-known',
    'invitation',
    'password-changed',
    'two-step-on',
    'two-step-off',
    'identity-linked',
    'role-changed',
  ]),
  userId: z.string(),
  nonce: z.string(),
  /** Of an invitation. */
  role: z.optional(role),
});

export type AccountMail = z.output<typeof accountMail>;
