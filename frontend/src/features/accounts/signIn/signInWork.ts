import '../../../lib/schemaMode.ts';
import { signIn, type SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { enteredPassword } from '@portal/contract/accounts/schemas/password.ts';
import { email } from '@portal/contract/accounts/schemas/person.ts';
import * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';

/** What the sign-in form holds. */
export const schema = z.object({ email, password: enteredPassword, rememberMe: z.boolean() });

/** Throws ApiError. */
export function sendSignIn(body: z.output<typeof schema>): Promise<SignInStep> {
  return call(signIn, { body });
}
