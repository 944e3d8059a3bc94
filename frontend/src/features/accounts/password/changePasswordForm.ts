import '../../../lib/schemaMode.ts';
import { acrossFields } from '@portal/contract/schemas/fields.ts';
import { changedPassword, givenPassword } from '@portal/contract/schemas/password.ts';
import * as z from 'zod/mini';

/** What the form for a new password holds, with its messages. */
export const changePasswordForm = z
  .object({
    currentPassword: givenPassword,
    newPassword: changedPassword,
    confirmPassword: z.string().check(z.minLength(1, 'Password is required')),
  })
  .check(acrossFields(repetitionProblems));

export type ChangePasswordValues = z.input<typeof changePasswordForm>;

function repetitionProblems(typed: Partial<ChangePasswordValues>): { field: string; message: string }[] {
  if (!typed.confirmPassword || typed.newPassword === typed.confirmPassword) return [];
  return [{ field: 'confirmPassword', message: 'New passwords do not match' }];
}
