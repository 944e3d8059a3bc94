import {
  type AddressBookView,
  addressBookView,
  type SavedContactEdit,
  MAX_CONTACTS,
  MAX_RECENT_TYPES,
  type SavedAttorney,
  type SavedCopyService,
} from '@portal/contract/accounts/schemas/addressBook.ts';
import * as z from 'zod/mini';
import { attorneyOf, contactKey } from '../requests/attorneyContact.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** Contacts that were not used for this long are deleted. */
export const CONTACT_DAYS = 730;

const DAY_MS = 24 * 3_600_000;

/** A repeated task can only be one of the latest. */
const MAX_RECORDED = 20;

/** What an account used in the requests that it submitted. */
export const addressBook = z.extend(addressBookView, {
  /** IDs of the requests that were recorded last, so that a repeated task does not restore a deleted contact. */
  recorded: z.array(z.string()),
});

export type AddressBook = z.output<typeof addressBook>;

export const EMPTY_ADDRESS_BOOK: AddressBook = {
  copyServices: [],
  attorneys: [],
  requestTypes: [],
  recorded: [],
};

type Submitted = Pick<RequestDocument, 'requestId' | 'fields' | 'submittedAt'>;

/**
 * Adds the contacts of a submitted request, or marks them as used again. A contact with the same key gets the latest
 * phone number. Null if this request was recorded before.
 */
export function recordUse(
  book: AddressBook,
  { requestId, fields, submittedAt }: Submitted,
  newId: () => string,
): AddressBook | null {
  if (book.recorded.includes(requestId)) return null;
  const lastUsedAt = submittedAt;
  const attorney = attorneyOf(fields);
  const copyService = {
    contactId: newId(),
    copyServiceName: fields.copyServiceName,
    copyServiceLocation: fields.copyServiceLocation ?? '',
    copyServiceEmail: fields.copyServiceEmail,
    copyServicePhone: fields.copyServicePhone ?? '',
    lastUsedAt,
  };
  return {
    copyServices: withUsed(book.copyServices, copyService, copyServiceKey),
    attorneys: attorney
      ? withUsed(book.attorneys, { contactId: newId(), ...attorney, lastUsedAt }, contactKey)
      : book.attorneys,
    requestTypes: [fields.requestType, ...book.requestTypes.filter((id) => id !== fields.requestType)].slice(
      0,
      MAX_RECENT_TYPES,
    ),
    recorded: [requestId, ...book.recorded].slice(0, MAX_RECORDED),
  };
}

export type ContactEditDecision =
  | { readonly kind: 'change'; readonly book: AddressBook }
  | { readonly kind: 'missing' }
  /** Another contact has the same key. */
  | { readonly kind: 'duplicate' };

/** Decides whether a contact can be changed as sent. A listed copy service keeps its configured name. */
export function editContact(book: AddressBook, edit: SavedContactEdit): ContactEditDecision {
  if (edit.kind === 'copyService') {
    const { contactId, copyServiceEmail, copyServicePhone } = edit;
    const contacts = edited(book.copyServices, contactId, copyServiceKey, (before) => ({
      ...before,
      copyServiceName: before.copyServiceLocation ? before.copyServiceName : edit.copyServiceName,
      copyServiceEmail,
      copyServicePhone,
    }));
    return 'kind' in contacts
      ? contacts
      : { kind: 'change', book: { ...book, copyServices: contacts.changed } };
  }
  const { contactId, attorneyName = '', firmName = '', lawyerEmail, lawyerPhone } = edit;
  const contacts = edited(book.attorneys, contactId, contactKey, (before) => ({
    ...before,
    attorneyName,
    firmName,
    lawyerEmail,
    lawyerPhone,
  }));
  return 'kind' in contacts ? contacts : { kind: 'change', book: { ...book, attorneys: contacts.changed } };
}

/** The address book without a contact. Null if it is not in it. */
export function deleteContact(book: AddressBook, contactId: string): AddressBook | null {
  const isKept = (contact: { readonly contactId: string }) => contact.contactId !== contactId;
  if (book.copyServices.every(isKept) && book.attorneys.every(isKept)) return null;
  return {
    ...book,
    copyServices: book.copyServices.filter(isKept),
    attorneys: book.attorneys.filter(isKept),
  };
}

/** The address book without contacts that were not used for two years. */
export function withoutExpired(book: AddressBook, now: Date): AddressBook {
  const oldest = new Date(now.getTime() - CONTACT_DAYS * DAY_MS).toISOString();
  const isKept = ({ lastUsedAt }: { readonly lastUsedAt: string }) => lastUsedAt > oldest;
  return {
    ...book,
    copyServices: book.copyServices.filter(isKept),
    attorneys: book.attorneys.filter(isKept),
  };
}

/** The address book as its owner sees it. */
export function addressBookViewOf({ copyServices, attorneys, requestTypes }: AddressBook): AddressBookView {
  return { copyServices, attorneys, requestTypes };
}

type Contact = SavedCopyService | SavedAttorney;

function copyServiceKey(contact: SavedCopyService): string {
  const { copyServiceName, copyServiceLocation, copyServiceEmail } = contact;
  return [copyServiceLocation || copyServiceName, copyServiceEmail]
    .map((part) => part.trim().toLowerCase())
    .join('|');
}

/** The contacts with `used` first, in order of their last use. Keeps the ID of the contact with the same key. */
function withUsed<C extends Contact>(contacts: readonly C[], used: C, keyOf: (contact: C) => string): C[] {
  const known = contacts.find((contact) => keyOf(contact) === keyOf(used));
  // Tasks can run out of order.
  const latest =
    known && known.lastUsedAt > used.lastUsedAt
      ? known
      : { ...used, contactId: known?.contactId ?? used.contactId };
  return [latest, ...contacts.filter((contact) => contact !== known)]
    .toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))
    .slice(0, MAX_CONTACTS);
}

function edited<C extends Contact>(
  contacts: readonly C[],
  contactId: string,
  keyOf: (contact: C) => string,
  change: (before: C) => C,
): { changed: C[] } | { readonly kind: 'missing' } | { readonly kind: 'duplicate' } {
  const before = contacts.find((contact) => contact.contactId === contactId);
  if (!before) return { kind: 'missing' };
  const after = change(before);
  const isDuplicate = contacts.some((contact) => contact !== before && keyOf(contact) === keyOf(after));
  if (isDuplicate) return { kind: 'duplicate' };
  return { changed: contacts.map((contact) => (contact === before ? after : contact)) };
}
