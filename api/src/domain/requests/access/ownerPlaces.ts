import { isFreeMailDomain } from '@portal/contract/accounts/catalogs/freeMailDomains.ts';
import type { User } from '../../accounts/user.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** Anyone who holds the order ID and the code can add a request while fewer accounts than this have it. */
export const MAX_OWNERS = 20;

/** Further places for accounts with a verified address at the contact's own domain. */
export const MAX_COLLEAGUES = 5;

/** After this many removals, only accounts that always have a place can add the request. Keeps the request small. */
export const MAX_REMOVED = 100;

/** An account that wants to add a request to its list. */
export type Applicant = Pick<User, 'userId' | 'email' | 'emailVerifiedAt'>;

/**
 * How many accounts may have the request before this one is refused. The submitter and the account with the contact's
 * verified address always have a place, so that strangers who know the code cannot lock them out.
 */
export function placesFor(
  request: Pick<RequestDocument, 'submitterId' | 'fields'>,
  { userId, email, emailVerifiedAt }: Applicant,
): number | 'always' {
  if (userId === request.submitterId) return 'always';
  if (emailVerifiedAt === null) return MAX_OWNERS;
  const contact = contactAddress(request.fields);
  if (contact !== '' && email === contact) return 'always';
  const domain = domainOf(contact);
  const isColleague = domain !== '' && domainOf(email) === domain && !isFreeMailDomain(domain);
  return isColleague ? MAX_OWNERS + MAX_COLLEAGUES : MAX_OWNERS;
}

/** The address of the contact of a request, as accounts store theirs; empty if there is none. */
export function contactAddress({
  contactEmail,
  copyServiceEmail,
}: Pick<RequestDocument['fields'], 'contactEmail' | 'copyServiceEmail'>): string {
  return (contactEmail || copyServiceEmail).trim().normalize('NFC').toLowerCase();
}

function domainOf(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '' : address.slice(at + 1);
}
