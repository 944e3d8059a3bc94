import type { Language } from '@portal/contract/languages/languages.ts';
import { readUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { contactEmailOf } from '../../domain/notifications/contactEmailOf.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** The contact of a request, with an empty address if there is none, the accounts of the clients who own it, and which of them submitted it. */
export async function contactAndOwnersOf(
  request: Pick<RequestDocument, 'fields' | 'language' | 'owners' | 'submitterId'>,
): Promise<[contact: { email: string; language: Language }, owners: User[], submitterId: string | null]> {
  const users = await Promise.all(request.owners.map((userId) => readUser(userId)));
  return [
    { email: contactEmailOf(request), language: request.language },
    users.filter((user) => user !== null),
    request.submitterId,
  ];
}
