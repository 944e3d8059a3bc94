import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { addressBookView, savedContactEdit, contactId } from '../schemas/addressBook.ts';

export const readAddressBook = operation({
  function: 'addressBook',
  method: 'GET',
  summary:
    'Returns the contacts and request types of the requests that the signed-in client submitted, latest first.',
  access: ['client'],
  data: addressBookView,
});

export const editContact = operation({
  function: 'addressBook',
  method: 'PUT',
  summary: 'Changes a contact in the address book of the signed-in client. Submitted requests do not change.',
  access: ['client'],
  body: savedContactEdit,
  data: addressBookView,
});

export const deleteContact = operation({
  function: 'addressBook',
  method: 'DELETE',
  summary:
    'Deletes a contact from the address book of the signed-in client. Repeating the call changes nothing.',
  repeatable: true,
  access: ['client'],
  query: z.object({ contactId }),
  data: addressBookView,
});
