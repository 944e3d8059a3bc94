import '../../../lib/schemaMode.ts';
import {
  isNameBasedPassword,
  NAME_BASED_PASSWORD,
} from '@portal/contract/accounts/rules/nameBasedPassword.ts';
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
  if (!isNameBasedPassword(password, { email, product: brand.name })) return [];
  return [{ field: 'password', message: NAME_BASED_PASSWORD }];
}

export type SignUpValues = z.input<typeof signUpForm>;
