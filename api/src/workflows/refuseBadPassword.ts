import { passwordProblem } from '../domain/account/passwordRules.ts';
import { PortalError } from '../errors/portalError.ts';
import { isCommonPassword } from '../services/passwords/commonPasswords.ts';

/** Refuses a password that breaks the rules of the form that it comes from; `field` is its name in the body. */
export async function refuseBadPassword(
  form: 'sign-up' | 'reset' | 'change',
  field: string,
  password: string,
): Promise<void> {
  const problem = passwordProblem(form, password, await isCommonPassword(password));
  if (problem) throw new PortalError('invalid_input', problem, { fields: { [field]: problem } });
}
