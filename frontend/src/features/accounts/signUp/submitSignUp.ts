import { type SignInStep, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { signUpForm } from './signUpForm.ts';

export const schema = signUpForm;

/** Creates the account, or the invited account if `invitation` is a token. Throws ApiError. */
export function sendSignUp(
  { confirmPassword: _confirmed, terms: _agreed, ...account }: z.output<typeof schema>,
  invitation: string | undefined,
): Promise<SignInStep> {
  const body = { ...account, rememberMe: true, language: currentLanguage() };
  return call(signUp, { body: invitation === undefined ? body : { ...body, invitation } });
}
