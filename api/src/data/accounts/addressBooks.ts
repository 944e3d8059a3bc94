import {
  type AddressBook,
  addressBook,
  CONTACT_DAYS,
  EMPTY_ADDRESS_BOOK,
  withoutExpired,
} from '../../domain/accounts/addressBook.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { ACCOUNTS } from '../containers.ts';

/** The store deletes an address book that was not changed for as long as its contacts are kept. */
const TTL_SECONDS = CONTACT_DAYS * 24 * 3600;

const idOf = (userId: string) => `address-book|${userId}`;

/** The address book of an account, without expired contacts; empty if it has none. */
export async function readAddressBook(userId: string, now: Date): Promise<AddressBook> {
  const id = idOf(userId);
  const stored = await readDocument(ACCOUNTS, id, id, addressBook);
  return withoutExpired(stored?.value ?? EMPTY_ADDRESS_BOOK, now);
}

/**
 * Changes the address book of an account; retries on write conflicts. `decide` returns null to change nothing, or throws
 * to refuse. Returns the address book after the change.
 */
export async function changeAddressBook(
  userId: string,
  decide: (book: AddressBook) => AddressBook | null,
  now: Date,
): Promise<AddressBook> {
  const id = idOf(userId);
  return retryOnConflict('the address book', async () => {
    const stored = await readDocument(ACCOUNTS, id, id, addressBook);
    const book = withoutExpired(stored?.value ?? EMPTY_ADDRESS_BOOK, now);
    const changed = decide(book);
    if (!changed) return succeeded(book);
    const document = { id, ...changed, ttl: TTL_SECONDS };
    const saved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded(changed) : writeConflict;
  });
}
