import type { RequestAccounts } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** The ID of an account within a request, by user ID. */
export type AccountIdOf = (userId: string) => string;

/** The user ID behind an account of a request, also of a removed one; null if there is none. */
export function userOfRequestAccount(
  { owners, removedOwners = [] }: Pick<RequestDocument, 'owners' | 'removedOwners'>,
  accountId: string,
  idOf: AccountIdOf,
): string | null {
  const userIds = [...owners, ...removedOwners.map(({ userId }) => userId)];
  return userIds.find((userId) => idOf(userId) === accountId) ?? null;
}

/** A shorter name before the domain could be guessed from two of its characters. */
const MIN_LENGTH_OF_TWO_SHOWN = 4;

/**
 * An address of which only the first and last character of the name and the domain are legible, such as
 * `j•••e@firm.example`. Of a short name, only the first one.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const name = Array.from(email.slice(0, at));
  const last = name.length < MIN_LENGTH_OF_TWO_SHOWN ? '' : name.at(-1)!;
  return `${name[0]!}•••${last}${email.slice(at)}`;
}

/** The accounts that have a request, and those that were removed. `addresses`: by user ID. */
export function requestAccountsOf(
  { owners, ownersSince = {}, removedOwners = [], submitterId }: RequestDocument,
  { addresses, idOf }: { readonly addresses: ReadonlyMap<string, string>; readonly idOf: AccountIdOf },
  viewerId: string,
): RequestAccounts {
  const account = (userId: string) => ({
    accountId: idOf(userId),
    email: maskedAddress(addresses.get(userId) ?? ''),
  });
  const submitterFirst = [
    ...owners.filter((userId) => userId === submitterId),
    ...owners.filter((userId) => userId !== submitterId),
  ];
  return {
    accounts: submitterFirst.map((userId) => ({
      ...account(userId),
      isYou: userId === viewerId,
      isSubmitter: userId === submitterId,
      addedAt: ownersSince[userId] ?? null,
    })),
    removed: removedOwners.toReversed().map(({ userId, at, by }) => ({
      ...account(userId),
      removedAt: at,
      removedBy: by.kind === 'client' ? 'submitter' : 'staff',
    })),
  };
}
