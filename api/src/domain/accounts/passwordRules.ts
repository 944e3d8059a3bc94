import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import {
  changedPassword,
  resetPasswordRule,
  signUpPassword,
} from '@portal/contract/accounts/schemas/password.ts';

export const COMMON_PASSWORD = 'This password is too common. Please choose another one.';

const ruleOf = { 'sign-up': signUpPassword, reset: resetPasswordRule, change: changedPassword } as const;

/** Why a new password is rejected, with the message of its form; null if it is accepted. */
export function passwordProblem(
  form: keyof typeof ruleOf,
  password: string,
  { isNameBased, isCommon }: { isNameBased: boolean; isCommon: boolean },
): string | null {
  const checked = ruleOf[form].safeParse(password);
  if (!checked.success) return checked.error.issues[0]?.message ?? COMMON_PASSWORD;
  if (isNameBased) return NAME_BASED_PASSWORD;
  return isCommon ? COMMON_PASSWORD : null;
}
