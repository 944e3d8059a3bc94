import { randomUUID } from 'node:crypto';
import { changeAddressBook } from '../../data/accounts/addressBooks.ts';
import { recordUse } from '../../domain/accounts/addressBook.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';

export const accountSteps: Steps<'record-contacts'> = {
  'record-contacts': ofRequest((root, _, { now }) => recordContacts(root, now)),
};

async function recordContacts(root: RequestRoot, now: Date): Promise<void> {
  const { submitterId } = root;
  if (submitterId !== null)
    await changeAddressBook(submitterId, (book) => recordUse(book, root, randomUUID), now);
}
