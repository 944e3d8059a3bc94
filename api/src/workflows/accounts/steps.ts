import { randomUUID } from 'node:crypto';
import { changeAddressBook } from '../../data/accounts/addressBooks.ts';
import { recordUse } from '../../domain/accounts/addressBook.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';

export const accountSteps: Steps<'record-contacts'> = {
  'record-contacts': ofRequest((request, _, { now }) => recordContacts(request, now)),
};

async function recordContacts(request: RequestDocument, now: Date): Promise<void> {
  const { submitterId } = request;
  if (submitterId !== null)
    await changeAddressBook(submitterId, (book) => recordUse(book, request, randomUUID), now);
}
