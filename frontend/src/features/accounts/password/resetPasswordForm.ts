import '../../../lib/schemaMode.ts';
import { resetPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { checkAcrossFields } from '@portal/contract/fields/fields.ts';
import { resetPasswordRule } from '@portal/contract/accounts/schemas/password.ts';
import * as z from 'zod/mini';
import { passwordsMatch } from './passwordsMatch.ts';

/** What the reset form holds, with its messages. */
export const resetPasswordForm = z
  .object({
    token: resetPassword.body.shape.token,
    password: resetPasswordRule,
    confirmPassword: z.string(),
  })
  .check(checkAcrossFields(passwordsMatch));

export type ResetPasswordValues = z.input<typeof resetPasswordForm>;
