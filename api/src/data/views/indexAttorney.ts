import type { JSONObject } from '@azure/cosmos';
import {
  type AttorneyContact,
  contactKey,
  contactPrefixes,
  contactTerms,
} from '../../domain/requests/attorneyContact.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { writeBatch } from '../writeBatch.ts';

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);

/** Counts a contact once per request, in each prefix partition. */
export async function indexAttorney(contact: AttorneyContact, requestId: string): Promise<void> {
  const id = keyedId('attorney', contactKey(contact));
  await Promise.all(
    contactPrefixes(contact).map((prefix) => upsertContact(contact, id, requestId, `attorney|${prefix}`)),
  );
}

async function upsertContact(
  contact: AttorneyContact,
  id: string,
  requestId: string,
  pk: string,
): Promise<void> {
  await retryOnConflict('attorney suggestions', async () => {
    const outcome = await writeBatch(
      'views',
      pk,
      () => [
        {
          operationType: 'Create',
          resourceBody: { id: `${id}|${requestId}`, pk, kind: 'mention' } as JSONObject,
        },
        {
          operationType: 'Patch',
          id,
          resourceBody: { operations: [{ op: 'incr', path: '/count', value: 1 }] },
        },
      ],
      WRITE_CONFLICTS,
    );
    if (outcome.ok || outcome.statuses[0] === 409) return succeeded(undefined);
    if (outcome.statuses.includes(404)) {
      const document = { id, pk, kind: 'attorney', ...contact, count: 0, terms: contactTerms(contact) };
      await createDocument('views', document as { id: string });
    }
    return writeConflict;
  });
}
