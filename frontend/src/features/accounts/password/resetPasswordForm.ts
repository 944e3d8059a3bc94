import '../../../lib/schemaMode.ts';
import { resetPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { checkAcrossFields } from '@portal/contract/fields/fields.ts';
import { resetPasswordRule } from '@portal/contract/accounts/schemas/password.ts';
import * as z from 'zod/mini';
import { passwordMismatch } from './passwordMismatch.ts';

/** Validation of the reset form. */
export const resetPasswordForm = z
  .object({
    token: resetPassword.body.shape.token,
    password: resetPasswordRule,
    confirmPassword: z.string(),
  })
  .check(checkAcrossFields(passwordMismatch));

export type ResetPasswordValues = z.input<typeof resetPasswordForm>;
