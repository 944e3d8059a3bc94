import type { JSONObject } from '@azure/cosmos';
import * as z from 'zod/mini';
import {
  type AttorneyContact,
  contactKey,
  contactPrefixes,
  contactTerms,
} from '../../domain/requests/attorneyContact.ts';
import { TERMS_VERSION } from '../../domain/search/searchTerms.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { writeBatch } from '../writeBatch.ts';

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);

/** The contact of a prefix partition, as far as its terms depend on it. */
const storedContact = z.object({
  attorneyName: z.string(),
  firmName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  termsVersion: z.optional(z.int()),
});

type StoredContact = z.output<typeof storedContact>;

/**
 * Counts a contact once per request, in each prefix partition, and renews the terms of an older version. Repeating it for
 * a request adds the contact to the partitions that its plain words need.
 */
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
    if (outcome.ok || outcome.statuses[0] === 409) {
      const counted = storedContact.safeParse(outcome.ok ? outcome.documents?.[1] : undefined);
      await renewTerms(id, pk, counted.data);
      return succeeded(undefined);
    }
    if (outcome.statuses.includes(404)) {
      const document = { id, pk, kind: 'attorney', ...contact, count: 0, ...termsOf(contact) };
      await createDocument('views', document as { id: string });
    }
    return writeConflict;
  });
}

const termsOf = (contact: AttorneyContact) => ({
  terms: contactTerms(contact),
  termsVersion: TERMS_VERSION,
});

/** Names of a stored contact never change, so that two writers set the same terms. `known`: the contact, if it was read. */
async function renewTerms(id: string, pk: string, known?: StoredContact): Promise<void> {
  const contact = known ?? (await readDocument('views', id, pk, storedContact))?.value;
  if (!contact || contact.termsVersion === TERMS_VERSION) return;
  const operations = Object.entries(termsOf(contact)).map(([field, value]) => ({
    op: 'set' as const,
    path: `/${field}`,
    value,
  }));
  await writeBatch('views', pk, () => [{ operationType: 'Patch', id, resourceBody: { operations } }]);
}
