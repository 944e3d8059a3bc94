import '../../../lib/schemaMode.ts';
import { isPasswordOfName, PASSWORD_OF_NAME } from '@portal/contract/accounts/rules/passwordOfName.ts';
import { checkAcrossFields } from '@portal/contract/fields/fields.ts';
import { signUpPassword } from '@portal/contract/accounts/schemas/password.ts';
import { email, firstName, lastName, phoneNumber } from '@portal/contract/accounts/schemas/person.ts';
import * as z from 'zod/mini';
import { brand } from '../../../lib/brand.ts';
import { passwordMismatch } from '../password/passwordMismatch.ts';

/** Validation of the sign-up form. */
export const signUpForm = z
  .object({
    firstName,
    lastName,
    email,
    phoneNumber,
    password: signUpPassword,
    confirmPassword: z.string(),
    terms: z.boolean().check(z.refine(Boolean, 'You must agree to the terms and conditions')),
  })
  .check(checkAcrossFields(passwordMismatch), checkAcrossFields(nameProblems));

function nameProblems({ email = '', password = '' }: { email?: string; password?: string }) {
  if (!isPasswordOfName(password, { email, product: brand.name })) return [];
  return [{ field: 'password', message: PASSWORD_OF_NAME }];
}

export type SignUpValues = z.input<typeof signUpForm>;
