import * as entries from '@portal/contract/accounts/endpoints/addressBook.ts';
import { changeAddressBook, readAddressBook } from '../../data/accounts/addressBooks.ts';
import { addressBookViewOf, deleteContact, editContact } from '../../domain/accounts/addressBook.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';

/** GET /api/addressBook: the contacts and request types that the signed-in client used before. */
endpoint(entries.readAddressBook, async ({ caller, now }) => ({
  data: addressBookViewOf(await readAddressBook(sessionOf(caller).userId, now)),
}));

/** PUT /api/addressBook: changes a contact. */
endpoint(entries.editContact, async ({ body, caller, now }) => {
  const book = await changeAddressBook(
    sessionOf(caller).userId,
    (before) => {
      const decision = editContact(before, body);
      if (decision.kind === 'missing') throw notFound('This contact is no longer in your address book');
      if (decision.kind === 'duplicate') {
        throw new PortalError('conflict', 'Another contact in your address book has the same email address');
      }
      return decision.book;
    },
    now,
  );
  return { message: 'Contact saved', data: addressBookViewOf(book) };
});

/** DELETE /api/addressBook?contactId: deletes a contact. */
endpoint(entries.deleteContact, async ({ query: { contactId }, caller, now }) => {
  const { userId } = sessionOf(caller);
  const book = await changeAddressBook(userId, (before) => deleteContact(before, contactId), now);
  return { message: 'Contact deleted', data: addressBookViewOf(book) };
});
