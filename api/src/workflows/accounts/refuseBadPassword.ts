import { isNameBasedPassword } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { settings } from '../../config/settings.ts';
import { passwordProblem } from '../../domain/accounts/passwordRules.ts';
import { PortalError } from '../../errors/portalError.ts';
import { isGuessable } from '../../services/passwords/isGuessable.ts';

/** The person who will use the password. */
interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Throws if a password breaks the rules of its form. `field`: the name of the password in the body. */
export async function refuseBadPassword(
  form: 'sign-up' | 'reset' | 'change',
  field: string,
  password: string,
  owner: Owner,
): Promise<void> {
  const personalWords = [...owner.email.split(/[^\p{L}\p{N}]+/u), owner.firstName, owner.lastName];
  const problem = passwordProblem(form, password, {
    isNameBased: isNameBasedPassword(password, { email: owner.email, product: settings().BRAND_NAME }),
    isCommon: await isGuessable(password, personalWords.filter(Boolean)),
  });
  if (problem) throw new PortalError('invalid_input', problem, { fields: { [field]: problem } });
}
