import '../../../lib/schemaMode.ts';
import { signIn, type SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { enteredPassword } from '@portal/contract/accounts/schemas/password.ts';
import { email } from '@portal/contract/accounts/schemas/person.ts';
import * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';

/** Validation of the sign-in form. */
export const schema = z.object({ email, password: enteredPassword, rememberMe: z.boolean() });

/** Signs in; returns the next step. Throws ApiError. */
export function sendSignIn(body: z.output<typeof schema>): Promise<SignInStep> {
  return call(signIn, { body });
}
