import type { Language } from '@portal/contract/languages/languages.ts';
import type { User } from '../accounts/user.ts';
import { contactAddress } from '../requests/access/ownerPlaces.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

export interface AccountWarning {
  readonly to: string;
  readonly language: Language;
  /** Whether the recipient submitted the request, and so can remove the account. */
  readonly isSubmitter: boolean;
}

/**
 * Who is warned by email that an account added a request: the account that submitted it, or, if there is none, the
 * contact. No setting turns the warning off. Null if the contact added it, or nobody can be reached.
 */
export function accountWarning(
  { fields, language }: Pick<RequestDocument, 'fields' | 'language'>,
  submitter: Pick<User, 'email' | 'state' | 'settings'> | null,
  added: Pick<User, 'email' | 'emailVerifiedAt'> | null,
): AccountWarning | null {
  if (submitter?.state === 'active') {
    return { to: submitter.email, language: submitter.settings.language, isSubmitter: true };
  }
  const contact = contactAddress(fields);
  const isContact = added !== null && added.email === contact && added.emailVerifiedAt !== null;
  return contact === '' || isContact ? null : { to: contact, language, isSubmitter: false };
}
