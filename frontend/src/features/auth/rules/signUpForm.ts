import '../../../lib/schemaMode.ts';
import { acrossFields } from '@portal/contract/schemas/fields.ts';
import { signUpPassword } from '@portal/contract/schemas/password.ts';
import { email, firstName, lastName, phoneNumber } from '@portal/contract/schemas/person.ts';
import * as z from 'zod/mini';
import { passwordsMatch } from './passwordsMatch.ts';

/** What the sign-up form holds, with its messages. */
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
  .check(acrossFields(passwordsMatch));

export type SignUpValues = z.input<typeof signUpForm>;
